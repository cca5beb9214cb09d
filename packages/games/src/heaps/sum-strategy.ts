import type { Strategy } from '../game.js';
import { digitSum } from '../mex.js';
import type { HeapValue } from './grundy-values.js';
import { type Heaps, type Remains, replaced } from './heap-game.js';
import { outcomeOfValue } from './reasons.js';

/**
 * The known facts of a single heap of a game: its Grundy value, and its options of a given value.
 */
export interface HeapValues {
  /** The Grundy value of a heap. */
  readonly value: HeapValue;
  /** The remains of a heap with this value, which is never that of the heap. */
  optionsOf(heap: number, value: number): Iterable<Remains>;
}

/**
 * The strategy of normal play with heaps in their places: P if the nim-sum of the values is 0; a
 * winning move makes it 0.
 */
export function sumStrategy({ value, optionsOf }: HeapValues): Strategy<Heaps> {
  const total = (heaps: Heaps) => digitSum(heaps.map(value));
  return {
    outcome: (heaps) => outcomeOfValue(total(heaps)),
    *winningMoves(heaps) {
      const sum = total(heaps);
      if (sum === 0) return;
      for (const [place, heap] of heaps.entries())
        for (const left of optionsOf(heap, digitSum([sum, value(heap)])))
          yield replaced(heaps, place, left);
    },
  };
}
