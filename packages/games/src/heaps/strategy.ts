import { nimSum } from '../values/mex.js';
import type { Outcome } from '../values/outcomes.js';
import { replaced } from '../values/replaced.js';

/** How a game is won: the outcome of a position and, where it is N, every option that is P. */
export interface Strategy<Position> {
  /** Who wins. */
  outcome(position: Position): Outcome;
  /** Each once, found as they are asked for, as there may be very many. */
  winningMoves(position: Position): Iterable<Position>;
}

/** Normal or misère play. */
export type Convention = 'normal' | 'misere';

/** What is known of a single heap of a game: its Grundy value, and which options have a value that is not its own. */
export interface HeapValues {
  /** The Grundy value of a heap. */
  value(heap: number): number;
  /** The options of a heap that have this value. */
  optionsOf(heap: number, value: number): readonly number[];
}

/**
 * The strategy of normal play with heaps in their places: P where the nim-sum of the values is 0; a winning move makes it 0.
 *
 * Time O(heaps) and what the values take.
 *
 * @example
 * ```ts
 * const nim = heapStrategy({ value: (heap) => heap, optionsOf: (heap, value) => (value < heap ? [value] : []) });
 * [...nim.winningMoves([3, 5, 7])]; // => [[2, 5, 7], [3, 4, 7], [3, 5, 6]]
 * ```
 */
export function heapStrategy({ value, optionsOf }: HeapValues): Strategy<readonly number[]> {
  const total = (heaps: readonly number[]) => nimSum(heaps.map(value));
  return {
    outcome: (heaps) => (total(heaps) === 0 ? 'P' : 'N'),
    winningMoves(heaps) {
      const sum = total(heaps);
      if (sum === 0) return [];
      return heaps.flatMap((heap, place) =>
        optionsOf(heap, nimSum([sum, value(heap)])).map((left) => replaced(heaps, place, left)),
      );
    },
  };
}
