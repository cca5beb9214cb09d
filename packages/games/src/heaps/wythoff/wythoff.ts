import { InputError, type Notation, range } from '@manaus/core';
import type { Game } from '../../game.js';
import { isHeap } from '../../requirements.js';
import { type Heaps, heapNotation, objectsIn, replaced } from '../heap-game.js';

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
    options(heaps) {
      requireTwoHeaps('games/wythoff', heaps);
      return [...lessOfOne(heaps), ...lessOfBoth(heaps)];
    },
    height: (heaps) => objectsIn(requireTwoHeaps('games/wythoff', heaps)),
  };
}

const lessOfOne = (heaps: Heaps): Heaps[] =>
  heaps.flatMap((heap, place) => range(0, heap - 1).map((left) => replaced(heaps, place, left)));

const lessOfBoth = (heaps: Heaps): Heaps[] =>
  range(1, heaps.length < 2 ? 0 : Math.min(...heaps)).map((taken) =>
    heaps.map((heap) => heap - taken),
  );

/** The bounds of a position: at most two heaps, each of any size. */
const bounds = { n: 2, least: 0, most: '2^53 - 1' };

/** Labels of one heap or two. */
const twoHeaps: Notation<Heaps> = {
  ...heapNotation,
  parse: (text) => requireTwoHeaps('games/wythoff', heapNotation.parse(text)),
};

/** The heaps themselves, if they are one or two. */
export function requireTwoHeaps(place: string, heaps: Heaps): Heaps {
  if (Array.isArray(heaps) && heaps.every(isHeap) && heaps.length > 0 && heaps.length <= 2)
    return heaps;
  throw new InputError(place, 'position', 'integers', { ...bounds, got: heaps });
}
