import { type BloxorzLevel, bloxorz, formatLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { printedBloxorz, type Repair, type Run, repairs } from './printed-bloxorz.js';
import { randomBloxorz, randomPath } from './random-blocks.js';

/** What the rules of section 3.1 make of a path: the block and the letters carried out; the floor is tested before switches fire, as in the algorithm. */
export function ruled(level: BloxorzLevel, path: string): Run {
  const game = bloxorz(level, { supportFirst: true });
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

/** What the algorithm returns, in words; of a whole block the order of its cubes says nothing. */
function told({ block: [x1, y1, x2, y2], moves, stuck }: Run): string {
  const cubes = [`(${x1}, ${y1})`, `(${x2}, ${y2})`];
  if (Math.abs(x1 - x2) + Math.abs(y1 - y2) <= 1) cubes.sort();
  return stuck
    ? 'nothing: it reads what does not exist'
    : `${cubes.join(' and ')} after ${moves} moves`;
}

/** How the algorithm, so repaired, differs from the rules on a path; `null` where it does not. */
export function differsOn(
  level: BloxorzLevel,
  path: string,
  repaired: ReadonlySet<Repair>,
): string | null {
  const [printed, rules] = [told(printedBloxorz(level, path, repaired)), told(ruled(level, path))];
  return printed === rules
    ? null
    : `${inWords(level)}, path ${path}: it returns ${printed}; by the rules ${rules}`;
}

/** A level on one line. */
export const inWords = (level: BloxorzLevel): string =>
  formatLevel(level)
    .replace(/^.*?grid\n/s, '')
    .replace(/\nend\n/, '; ')
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
