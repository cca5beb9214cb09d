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
export interface Ends {
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
  requireOne(options);
  requirePlay(options);
  const { path, states, play, from } = options;
  if (path !== undefined) return { ends: endsOf(tower, path) };
  if (states !== undefined) return { states: statesGiven(tower, states) };
  return play === undefined ? {} : { states: statesOfPlay(tower, play, from) };
}

/** Refuses more than one path. */
function requireOne({ path, states, play }: PathOptions): void {
  const asked = namesGiven({ path, states, play });
  if (asked.length > 1) throw unusable(`${listed(asked.map(flagName))}`, 'together');
}

/** Refuses a start that no play has. */
function requirePlay({ play, from }: PathOptions): void {
  if (from !== undefined && play === undefined) throw unusable('--from', 'without --play');
}

const statesGiven = (tower: Tower, states: string): string[] =>
  legal(
    '--states',
    blaming('--states', () => playStates(tower, states)),
  );

function statesOfPlay(tower: Tower, play: string, from: string | undefined): string[] {
  const start = startOf(tower, from);
  return legal(
    '--play',
    blaming('--from', () => playMoves(tower, start, play), PLAY),
  );
}

/** The parameter of a text of moves, and the option that sets it. */
const PLAY = new Map([['play', '--play']]);

/** The state at which a play begins: by default all discs on p0. */
const startOf = (tower: Tower, from: string | undefined) =>
  from === undefined ? firstPegOf(tower) : stateOf(tower, '--from', from);

/** All discs on p0, in order of size. */
function firstPegOf(tower: Tower) {
  const pegs = new Array<number>(tower.discs).fill(0);
  const state = stacked(pegs, tower.capacities.length);
  return blaming('--from', () => regularState(tower, state), new Map([['state', '--from']]));
}

function legal(option: string, { states, stopped }: Play): string[] {
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
