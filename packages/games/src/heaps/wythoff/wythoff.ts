import { InputError, type Notation } from '@manaus/core';
import type { Game } from '../../game.js';
import { type Heaps, heapNotation, replaced } from '../heap-game.js';

/**
 * Wythoff's game: a move takes any positive amount from one of two heaps, or as much from both.
 *
 * A heap alone stands beside an empty one. Source: [wythoff1907].
 *
 * @example
 * ```ts
 * wythoff().options([1, 2]); // => [[0, 2], [1, 0], [1, 1], [0, 1]]
 * ```
 */
export function wythoff(): Game<Heaps> {
  return {
    name: "Wythoff's game",
    convention: 'normal',
    notation: twoHeaps,
    options: (heaps) => [
      ...heaps.flatMap((heap, place) =>
        Array.from({ length: heap }, (_, left) => replaced(heaps, place, left)),
      ),
      ...Array.from({ length: heaps.length < 2 ? 0 : Math.min(...heaps) }, (_, i) =>
        heaps.map((heap) => heap - 1 - i),
      ),
    ],
    height: (heaps) => heaps.reduce((total, heap) => total + heap, 0),
  };
}

/** Labels of one heap or two. */
const twoHeaps: Notation<Heaps> = {
  ...heapNotation,
  parse(text) {
    const heaps = heapNotation.parse(text);
    if (heaps.length <= 2) return heaps;
    const bounds = { n: 2, least: 0, most: Number.MAX_SAFE_INTEGER };
    throw new InputError('games/wythoff', 'position', 'integers', { ...bounds, got: text });
  },
};
