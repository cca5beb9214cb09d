import { type HeapGame, heapGame } from './heap-game.js';

/**
 * Nim: take as many as you like, at least one, from one heap. Source: [carvalho2013, section 2.4].
 *
 * @example
 * ```ts
 * nim().options([1, 2]); // => [[0, 2], [1, 0], [1, 1]]
 * ```
 */
export function nim(): HeapGame {
  return heapGame({
    name: 'Nim',
    options: (heap) => Array.from({ length: heap }, (_, left) => left),
  });
}
