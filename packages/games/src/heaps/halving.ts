import { type HeapGame, heapGame } from './heap-game.js';

/**
 * The halving game, the work's Nim 2^k: take at least one and less than half of a heap; heaps of 0, 1 and 2 stay. Source: [carvalho2013, section 2.6].
 *
 * @example
 * ```ts
 * halving().options([6]); // => [[5], [4]]
 * ```
 */
export function halving(): HeapGame {
  return heapGame({
    name: 'halving',
    options: (heap) =>
      Array.from({ length: Math.max(0, Math.ceil(heap / 2) - 1) }, (_, i) => heap - 1 - i),
  });
}
