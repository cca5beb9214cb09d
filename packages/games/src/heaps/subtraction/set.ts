import { gameFault } from '../../game-fault.js';

/** The heaps that are left of one after each of some numbers is taken that is not too large. */
export const leftBy =
  (numbers: readonly number[]) =>
  (heap: number): number[] =>
    numbers.filter((taken) => taken <= heap).map((taken) => heap - taken);

/**
 * The set in order, if it is one: integers >= 1, at least one, each once; an `InputError`
 * otherwise.
 *
 * @example
 * ```ts
 * requireSubtractionSet('games/subtraction', [5, 2, 3]); // => [2, 3, 5]
 * ```
 */
export function requireSubtractionSet(place: string, set: readonly number[]): readonly number[] {
  const sorted = Array.isArray(set) ? [...set].sort((a, b) => a - b) : [];
  const isNew = (taken: number, i: number) => taken >= 1 && taken !== sorted[i - 1];
  if (sorted.length > 0 && sorted.every(Number.isSafeInteger) && sorted.every(isNew)) return sorted;
  throw gameFault(place, 'S', 'subtractionSet', {
    got: Array.isArray(set) ? `{${set.join(', ')}}` : set,
  });
}
