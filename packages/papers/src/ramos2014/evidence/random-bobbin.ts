import type { BobbinLevel } from '@manaus/blocks';
import { bobbinLevel } from './block-search.js';
import { below, type Random } from './draws.js';
import { randomSigns, rowsOf } from './random-signs.js';

/** A random level of Bobbin 3D of the given size and number of stars. */
export function randomBobbin(
  width: number,
  height: number,
  random: Random,
  stars: number,
): BobbinLevel {
  const { signs, free, put } = randomSigns(width * height, random, () =>
    random() < 0.65 ? '#' : random() < 0.6 ? '^' : '.',
  );
  for (const sign of ['S', 'G']) put(sign);
  const names = ['*', 'z'].slice(0, Math.min(stars, free()));
  for (const name of names) put(name);
  const orientation = random() < 0.7 ? 'standing' : random() < 0.5 ? 'lying-x' : 'lying-y';
  return bobbinLevel(
    rowsOf(signs, width),
    `orientation ${orientation}`,
    ...names.map((name) => `star ${name} ${1 + below(random, 4)}`),
  );
}

/** Widths and heights, few cells first. */
const sizes = [
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 2],
  [5, 1],
  [3, 2],
  [7, 1],
  [4, 2],
];

/**
 * All levels of BOBBIN-- of the smallest sizes that start standing: five sizes have up to five
 * cells, eight have up to eight.
 */
export function* smallBobbins(count: number): Generator<BobbinLevel> {
  for (const [width, height] of sizes.slice(0, count)) yield* allBobbin(width, height);
}

function* allBobbin(width: number, height: number): Generator<BobbinLevel> {
  const cells = width * height;
  for (let start = 0; start < cells; start++)
    for (let goal = 0; goal < cells; goal++)
      for (let code = 0; goal !== start && code < 3 ** (cells - 2); code++) {
        let rest = code;
        const signs = Array.from({ length: cells }, (_, cell) => {
          if (cell === start || cell === goal) return cell === start ? 'S' : 'G';
          const sign = '#^.'[rest % 3];
          rest = Math.floor(rest / 3);
          return sign;
        });
        yield bobbinLevel(rowsOf(signs, width));
      }
}
