import type { BloxorzLevel, Letter } from '@manaus/blocks';
import { bloxorz } from '@manaus/blocks';
import { bloxorzLevel } from './block-search.js';
import { below, type Random } from './draws.js';
import { type RandomSigns, randomSigns, rowsOf, solidPlaces } from './random-signs.js';

/** The parts that a random level may have. */
export interface Elements {
  readonly switches?: boolean;
  readonly teleports?: boolean;
  /** The effect of switches. Default: alternating or not, at random. */
  readonly effect?: 'close';
}

/**
 * A random level of Bloxorz of the given size, with at most two switches, two bridges and a
 * teleport.
 */
export function randomBloxorz(
  width: number,
  height: number,
  random: Random,
  { switches = false, teleports = false, effect }: Elements,
): BloxorzLevel {
  // Floor, holes and weak floor at random, with a start and a goal.
  const found = randomSigns(width * height, random, () =>
    random() < 0.74 ? '#' : random() < 0.6 ? '.' : '~',
  );
  for (const sign of ['S', 'G']) found.put(sign);
  const draft = { ...found, width, directives: [] };
  if (switches) addSwitches(draft, random, effect);
  if (teleports) addTeleport(draft, random);
  return bloxorzLevel(rowsOf(draft.signs, width), ...draft.directives);
}

/** A level that is being made: its signs, and its directives. */
interface Draft extends RandomSigns {
  readonly width: number;
  readonly directives: string[];
}

/** Puts an object on a free cell and says what it does; false if no cell is free. */
function add({ free, put, directives }: Draft, name: string, directive: string): boolean {
  if (free() === 0) return false;
  put(name);
  directives.push(directive);
  return true;
}

/** At most two bridges, one of them sometimes of two cells, and at most two switches. */
function addSwitches(draft: Draft, random: Random, effect: Elements['effect']): void {
  const stands = () => (effect === undefined && random() < 0.5 ? 'closed' : 'open');
  const bridges = ['P', 'Q'].filter(
    (name) => random() < 0.8 && add(draft, name, `bridge ${name} ${stands()}`),
  );
  if (bridges.length > 0 && draft.free() > 1 && random() < 0.4) draft.put(bridges[0]);
  for (const name of ['a', 'b']) {
    const to = bridges.filter(() => random() < 0.7);
    if (random() >= 0.8) continue;
    const weight = random() < 0.6 ? 'light' : 'heavy';
    const does = effect ?? (random() < 0.5 ? 'alternating' : 'non-alternating');
    add(draft, name, ['switch', name, weight, does, ...to].join(' '));
  }
}

/** A teleport to two different cells, if the two that are drawn differ. */
function addTeleport(draft: Draft, random: Random): void {
  const places = solidPlaces(draft.signs, draft.width);
  const [a, b] = [0, 1].map(() => places[below(random, places.length)]);
  if (a !== b) add(draft, 'T', `teleport T ${a} ${b}`);
}

/** A random play: mostly legal letters, and some of any kind. */
export function randomPath(level: BloxorzLevel, length: number, random: Random): string {
  const game = bloxorz(level);
  let [state, path] = [game.start, ''];
  while (path.length < length) {
    const letters: readonly Letter[] = ['R', 'L', 'U', 'D', '_'];
    const legal = game.letters.filter((letter) => game.move(state, letter) !== null);
    const some = legal.length > 0 && random() < 0.95 ? legal : letters;
    const letter = some[below(random, some.length)];
    path += letter;
    const next = game.move(state, letter);
    if (next === null) return path;
    state = next;
  }
  return path;
}
