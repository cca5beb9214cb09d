import { requireKind } from '@manaus/core/internals';
import { gameFault } from '../game-fault.js';
import { requireHeaps } from '../requirements.js';
import type { Heaps, Remains } from './rule.js';

/** Heaps, and the most that the next move may take; `null` where nothing limits it. */
export interface HeapPosition {
  readonly heaps: Heaps;
  readonly limit: number | null;
}

/** A position of Fibonacci Nim. */
export interface FibonacciPosition extends HeapPosition {
  readonly heaps: readonly [number];
  readonly limit: number;
}

/** A position of any heap game: heaps, or in Fibonacci Nim a heap with its limit. */
export type HeapsOrPosition = Heaps | HeapPosition;

/**
 * A position as a board shows it, with the limit on the next move where there is one.
 *
 * @example
 * ```ts
 * withLimit([3, 5]); // => { heaps: [3, 5], limit: null }
 * ```
 */
export const withLimit = (position: HeapsOrPosition): HeapPosition =>
  'heaps' in position ? position : { heaps: position, limit: null };

/** The objects in all heaps together. */
export const objectsIn = (heaps: Heaps): number => heaps.reduce((sum, heap) => sum + heap, 0);

/** The heaps after moves in one of them, by what those leave of a heap in its place. */
export const movedInOne = (
  heaps: Heaps,
  leftOf: (heap: number, place: number) => readonly Remains[],
): Heaps[] =>
  heaps.flatMap((heap, place) => leftOf(heap, place).map((left) => replaced(heaps, place, left)));

/** The heaps with one of them replaced by what is left of it. */
export const replaced = (heaps: Heaps, place: number, left: Remains): Heaps => [
  ...heaps.slice(0, place),
  ...[left].flat(),
  ...heaps.slice(place + 1),
];

/** Labels of heaps: whole numbers separated by commas. */
export const heapNotation = {
  format: (heaps: Heaps) => requireHeaps('games/heaps', heaps, 'position').join(','),
  /** Heap by heap: one expression for all of them would overflow its stack on long texts. */
  parse(text: string): Heaps {
    const parts = requireKind('games/heaps', 'position', 'text', text).split(',');
    const heaps = parts.map(Number);
    if (parts.every((part) => /^\s*\d+\s*$/.test(part)) && heaps.every(Number.isSafeInteger))
      return heaps;
    throw gameFault('games/heaps', 'position', 'heaps', { got: text });
  },
};
