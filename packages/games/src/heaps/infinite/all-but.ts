import { range, requireInteger } from '@manaus/core';
import { gameOf, type RuleGame } from '../heap-game.js';
import { requireSubtractionSet } from '../subtraction/subtraction.js';

/**
 * The all-but game: a move takes any positive number from one heap, but none of some.
 *
 * Throws an `InputError` where those are anything but integers >= 1, each once.
 *
 * @example
 * ```ts
 * allBut([1, 3]).options([4]); // => [[2], [0]]
 * ```
 */
export function allBut(forbidden: readonly number[]): RuleGame<number> {
  const set = requireSubtractionSet('games/all-but', forbidden);
  return gameOf({
    name: `all but {${set.join(', ')}}`,
    options: (heap) =>
      range(0, heap - 1)
        .reverse()
        .filter((left) => !set.includes(heap - left)),
  });
}

/** The largest heap whose value is counted. */
const MOST_COUNTED = 10_000_000;

/**
 * The Grundy values of the heaps 0 to `upto` of an all-but game.
 *
 * A heap has no option of a value if all smaller heaps with it lie at forbidden distances; so heaps
 * per value are counted. Time O(upto times forbidden numbers). Agrees with `grundyValues` of
 * `allBut`. No value recurs further on than the largest forbidden number, so there is no period. At
 * most 10^7 heaps; throws an `InputError` for more.
 *
 * @example
 * ```ts
 * [...allButGrundyValues([1, 3], 9)]; // => [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
 * ```
 */
export function allButGrundyValues(forbidden: readonly number[], upto: number): Uint32Array {
  const set = requireSubtractionSet('games/all-but', forbidden);
  requireInteger('games/all-but-values', 'heaps', upto, 0, MOST_COUNTED);
  const values = new Uint32Array(upto + 1);
  const heapsOf = new Uint32Array(upto + 2);
  let largest = -1;
  for (let heap = 0; heap <= upto; heap++) {
    const near = set.filter((taken) => taken <= heap).map((taken) => values[heap - taken]);
    const free = near.filter(
      (value) => near.filter((other) => other === value).length === heapsOf[value],
    );
    values[heap] = Math.min(largest + 1, ...free);
    largest = Math.max(largest, values[heap]);
    heapsOf[values[heap]]++;
  }
  return values;
}
