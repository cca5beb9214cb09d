import { InputError } from '@manaus/core';
import type { Game } from '../../game.js';

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
    notation: { format: ({ heap, limit }) => `${heap}:${limit}`, parse: parsePosition },
    options: ({ heap, limit }) =>
      Array.from({ length: Math.min(heap, limit) }, (_, i) => ({
        heap: heap - 1 - i,
        limit: 2 * (i + 1),
      })),
    height: ({ heap }) => heap,
  };
}

function parsePosition(text: string): FibonacciPosition {
  const [, heap, limit] = /^\s*(\d+)(?::(\d+))?\s*$/.exec(text) ?? [];
  const position = {
    heap: Number(heap),
    limit: limit === undefined ? Math.max(0, Number(heap) - 1) : Number(limit),
  };
  // Without a match the heap is not a number.
  if (Number.isSafeInteger(position.heap) && Number.isSafeInteger(position.limit)) return position;
  throw new InputError('core/fibonacci-nim', 'position', 'heapOrLimit', { got: text });
}
