import { InputError } from '../errors.js';
import type { Game } from '../games/game.js';

/** What a move leaves of a heap: one heap, or several. */
export type Remains = number | readonly number[];

/** A heap game: one function from a heap to what a move can leave of it, each once; less than the heap, or as much in more heaps. */
export interface HeapRule {
  readonly name: string;
  /** What each move leaves of a heap of this size. */
  options(heap: number): readonly Remains[];
}

/** Heaps in their places; an empty heap keeps its place. */
export type Heaps = readonly number[];

/** A game whose rule for a single heap is known. */
export interface HeapGame extends Game<Heaps> {
  readonly rule: HeapRule;
}

/**
 * The game of a rule for heaps: a move is a move in one heap, which leaves the others as they are.
 *
 * Labels are the heaps, `3,5,7`. In normal play, and in nim-sums, a position is the sum of its heaps.
 *
 * @example
 * ```ts
 * const kayles = heapGame({ name: 'Kayles of one pin', options: (heap) => Array.from({ length: heap }, (_, left) => [left, heap - 1 - left]) });
 * kayles.options([3]); // => [[0, 2], [1, 1], [2, 0]]
 * ```
 */
export function heapGame(rule: HeapRule): HeapGame {
  return {
    name: rule.name,
    rule,
    convention: 'normal',
    notation: { format: (heaps) => heaps.join(','), parse: parseHeaps },
    options: (heaps) =>
      heaps.flatMap((heap, place) =>
        rule
          .options(heap)
          .map((left) => [...heaps.slice(0, place), ...[left].flat(), ...heaps.slice(place + 1)]),
      ),
    // Twice, less one a heap: falls also where a heap is only parted.
    height: (heaps) => heaps.reduce((total, heap) => total + Math.max(0, 2 * heap - 1), 0),
  };
}

/**
 * The heaps of a label: whole numbers separated by commas. Throws an `InputError` for any other text.
 *
 * @example
 * ```ts
 * parseHeaps('3,5,7'); // => [3, 5, 7]
 * ```
 */
export function parseHeaps(text: string): Heaps {
  const heaps = text
    .split(',')
    .map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  if (heaps.every((heap) => Number.isSafeInteger(heap))) return heaps;
  throw new InputError('core/heaps', 'position', 'heaps', { got: text });
}
