import { type BloxorzLevel, formatLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { below, type Random } from './draws.js';
import { type PlayedGame, playedByRules, playedInNumbers } from './played-games.js';
import type { Run } from './printed-bloxorz.js';
import { randomBloxorz, randomPath } from './random-blocks.js';
import { type Repair, repairs } from './repairs.js';

/**
 * The result of a path by the rules of section 3.1: the block and the letters carried out; the
 * floor is tested before switches fire, as in the algorithm.
 */
export const ruled = (level: BloxorzLevel, path: string): Run =>
  runOf(playedByRules(level), level, path);

/** The same by the game in numbers. */
export const ruledInNumbers = (level: BloxorzLevel, path: string): Run =>
  runOf(playedInNumbers(level), level, path);

function runOf<State>(game: PlayedGame<State>, level: BloxorzLevel, path: string): Run {
  let [state, moves] = [game.start, 0];
  for (const sign of path) {
    const letter = game.letters.indexOf(sign);
    const next = letter < 0 || game.wins(state) ? null : game.move(state, letter);
    if (next === null) break;
    state = next;
    moves++;
  }
  return { block: blockIn(level, game.cubes(state)), moves, stuck: false };
}

/** The block on two cells, as the algorithm returns it. */
export const blockIn = ({ width }: BloxorzLevel, [a, b]: readonly number[]): Run['block'] => [
  (a % width) + 1,
  Math.floor(a / width) + 1,
  (b % width) + 1,
  Math.floor(b / width) + 1,
];

/**
 * The cubes and the number of letters carried out; `null` where the print reads what does not
 * exist.
 */
export type Outcome = { readonly cubes: readonly string[]; readonly moves: number } | null;

/** The outcome of a run; of a whole block the order of its cubes is irrelevant. */
export function outcomeOf({ block: [x1, y1, x2, y2], moves, stuck }: Run): Outcome {
  const cubes = [`(${x1}, ${y1})`, `(${x2}, ${y2})`];
  if (Math.abs(x1 - x2) + Math.abs(y1 - y2) <= 1) cubes.sort();
  return stuck ? null : { cubes, moves };
}

/** True if a run carried out a whole path and its block stands on the goal. */
export const isWon = (level: BloxorzLevel, path: string, { block, moves }: Run): boolean =>
  moves === path.length && block.join() === blockIn(level, [level.goal, level.goal]).join();

/** A level on one line. */
export const inWords = (level: BloxorzLevel): string =>
  formatLevel(level)
    .replace(/^.*?grid\n/s, '')
    .replace(/\nend\n/, '; ')
    .replace(/rules strict\n/, '')
    .trim()
    .replace(/;$/, '')
    .replace(/\n/g, ' / ')
    .replace(/ \/ (?=bridge|switch|teleport)/g, '; ');

export const allBut = (repair: Repair): ReadonlySet<Repair> =>
  new Set(repairs.filter((other) => other !== repair));

/** A level, and a path to play on it. */
export type Play = readonly [level: BloxorzLevel, path: string];

/** Random levels with random paths, small ones first. */
export function* randomPlays(count: number, seed: number): Generator<Play> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) yield randomPlay(1 + Math.floor((5 * i) / count), random);
}

function randomPlay(size: number, random: Random): Play {
  const level = randomBloxorz(2 + below(random, size), 1 + below(random, size), random, {
    switches: random() < 0.7,
    teleports: random() < 0.5,
  });
  return [level, randomPath(level, 14, random)];
}
