import { type BloxorzLevel, bloxorz, formatLevel } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { seededRandom } from '@manaus/core';
import type { Run } from './printed-bloxorz.js';
import { randomBloxorz, randomPath } from './random-blocks.js';
import { type Repair, repairs } from './repairs.js';

/**
 * The result of a path by the rules of section 3.1: the block and the letters carried out; the
 * floor is tested before switches fire, as in the algorithm.
 */
export function ruled(level: BloxorzLevel, path: string): Run {
  const game = bloxorz(level);
  let state = game.start;
  let moves = 0;
  for (const letter of path) {
    const known = game.letters.find((candidate) => candidate === letter);
    const next = known === undefined || game.wins(state) ? null : game.move(state, known);
    if (next === null) break;
    state = next;
    moves++;
  }
  const [a, b] = state.cubes.map((cell) => [
    (cell % level.width) + 1,
    Math.floor(cell / level.width) + 1,
  ]);
  return { block: [a[0], a[1], b[0], b[1]], moves, stuck: false };
}

/** The same by the game in numbers. */
export function ruledInNumbers(level: BloxorzLevel, path: string): Run {
  const game = packedBloxorz(level);
  const letters: readonly string[] = game.letters;
  let [code, moves] = [game.start, 0];
  for (const letter of path) {
    const place = letters.indexOf(letter);
    const next = place < 0 || game.wins(code) ? -1 : game.move(code, place);
    if (next < 0) break;
    code = next;
    moves++;
  }
  const [a, b] = game
    .unpack(code)
    .cubes.map((cell) => [(cell % level.width) + 1, Math.floor(cell / level.width) + 1]);
  return { block: [a[0], a[1], b[0], b[1]], moves, stuck: false };
}

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

/** Random levels with random paths, small ones first. */
export function* randomPlays(
  count: number,
  seed: number,
): Generator<readonly [BloxorzLevel, string]> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const size = 1 + Math.floor((5 * i) / count);
    const [width, height] = [2 + Math.floor(random() * size), 1 + Math.floor(random() * size)];
    const level = randomBloxorz(width, height, random, {
      switches: random() < 0.7,
      teleports: random() < 0.5,
    });
    yield [level, randomPath(level, 14, random)];
  }
}
