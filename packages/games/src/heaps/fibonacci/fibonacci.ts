import { InputError, type Notation, range } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { Game } from '../../game.js';
import { requireHeap } from '../../requirements.js';

/** A heap, and how much may be taken from it at most. */
export interface FibonacciPosition {
  readonly heap: number;
  readonly limit: number;
}

/**
 * Fibonacci Nim: the first move takes at least one and not all, every later one at least one and at
 * most twice what the last one took.
 *
 * Labels are `heap:limit`; a heap alone stands for the start of a game, with the limit heap - 1.
 * Source: [carvalho2013, section 2.8].
 *
 * @example
 * ```ts
 * const game = fibonacciNim();
 * game.options(game.notation.parse('3')); // => [{ heap: 2, limit: 2 }, { heap: 1, limit: 4 }]
 * ```
 */
export function fibonacciNim(): Game<FibonacciPosition> {
  return {
    name: 'Fibonacci Nim',
    convention: 'normal',
    notation,
    options,
    height: (position) => requirePosition(position).heap,
  };
}

const notation: Notation<FibonacciPosition> = {
  format(position) {
    const { heap, limit } = requirePosition(position);
    return `${heap}:${limit}`;
  },
  parse: parsePosition,
};

function options(position: FibonacciPosition): FibonacciPosition[] {
  const { heap, limit } = requirePosition(position);
  return range(1, Math.min(heap, limit)).map((taken) => afterTaking(heap, taken));
}

/** The position itself, if it is a heap and a limit; an {@link InputError} otherwise. */
export function requirePosition(position: FibonacciPosition): FibonacciPosition {
  const { heap, limit } = requireShape('games/fibonacci-nim', 'position', position, [
    'heap',
    'limit',
  ]);
  requireHeap('games/fibonacci-nim', heap);
  requireHeap('games/fibonacci-nim', limit, 'limit');
  return position;
}

/** The position after some are taken from a heap. */
export const afterTaking = (heap: number, taken: number): FibonacciPosition => ({
  heap: heap - taken,
  limit: 2 * taken,
});

function parsePosition(text: string): FibonacciPosition {
  const [, heap, limit] =
    /^\s*(\d+)(?::(\d+))?\s*$/.exec(requireKind('games/fibonacci-nim', 'position', 'text', text)) ??
    [];
  const position = { heap: Number(heap), limit: Number(limit ?? Math.max(0, Number(heap) - 1)) };
  // Without a match the heap is not a number.
  if (Object.values(position).every(Number.isSafeInteger)) return position;
  throw new InputError('games/fibonacci-nim', 'position', 'heapOrLimit', { got: text });
}
