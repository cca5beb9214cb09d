import {
  formatLabel,
  type Play,
  playStates,
  regularState,
  stacked,
  stopText,
  type Tower,
} from '@manaus/core';
import { playMoves } from '@manaus/core/internals';
import { badInput, mustBe, unusable } from '../../errors/refusal.js';
import { blaming, stateOf } from '../../options/label.js';
import { flagName, namesGiven } from '../../options/option.js';
import { listed } from '../../tables/text.js';

/** The labels at the ends of a path. */
interface Ends {
  readonly from: string;
  readonly to: string;
  readonly given: string;
}

/** The options that say what is drawn in yellow. */
interface PathOptions {
  readonly path: string | undefined;
  readonly states: string | undefined;
  readonly play: string | undefined;
  readonly from: string | undefined;
}

/**
 * The ends of a shortest path, or the labels of a given play; neither where nothing is asked for.
 */
interface GivenPath {
  readonly ends?: Ends;
  readonly states?: readonly string[];
}

/** The path or the play that the options ask for. A play that is not legal is bad input. */
export function pathOf(tower: Tower, options: PathOptions): GivenPath {
  const { path, states, play, from } = options;
  const asked = namesGiven({ path, states, play });
  if (asked.length > 1) throw unusable(`${listed(asked.map(flagName))}`, 'together');
  if (from !== undefined && play === undefined) throw unusable('--from', 'without --play');
  if (path !== undefined) return { ends: endsOf(tower, path) };
  if (states !== undefined)
    return {
      states: legalStates(
        '--states',
        blaming('--states', () => playStates(tower, states)),
      ),
    };
  if (play === undefined) return {};
  const start = from === undefined ? firstPegState(tower) : stateOf(tower, '--from', from);
  return {
    states: legalStates(
      '--play',
      blaming('--from', () => playMoves(tower, start, play), PLAY),
    ),
  };
}

/** The parameter of a text of moves, and the option that sets it. */
const PLAY = new Map([['play', '--play']]);

/** All discs on p0, in order of size. */
function firstPegState(tower: Tower) {
  const pegs = new Array<number>(tower.discs).fill(0);
  const state = stacked(pegs, tower.capacities.length);
  return blaming('--from', () => regularState(tower, state), new Map([['state', '--from']]));
}

function legalStates(option: string, { states, stopped }: Play): string[] {
  if (stopped === null) return states.map(formatLabel);
  throw badInput(
    `${option} must be legal up to its end, not at move ${stopped.at}: ${stopText(stopped)}`,
  );
}

function endsOf(tower: Tower, path: string): Ends {
  const [from, to, ...others] = path.split('..');
  if (to === undefined || others.length > 0)
    throw mustBe('--path', 'two labels joined by two points, FROM..TO', path);
  stateOf(tower, '--path', from);
  stateOf(tower, '--path', to);
  return { from, to, given: path };
}
