import { range, requireInteger } from '@manaus/core';
import type { Game } from '../../game.js';
import { requireHeaps } from '../../requirements.js';
import { type Heaps, heapNotation, objectsIn, replaced } from '../heap-game.js';

/**
 * Moore's Nim_k: a move takes any positive amount from each of at least one and at most k heaps.
 * Nim is k = 1. Source: [carvalho2013, section 2.9].
 *
 * @example
 * ```ts
 * moore(2).options([1, 1]); // => [[1, 0], [0, 1], [0, 0]]
 * ```
 */
export function moore(k: number): Game<Heaps> {
  requireInteger('games/moore', 'k', k, 1);
  return {
    name: `Moore's Nim_${k}`,
    convention: 'normal',
    notation: heapNotation,
    options: (heaps) => lowered(requireHeaps('games/moore', heaps), 0, k).slice(1),
    height: (heaps) => objectsIn(requireHeaps('games/moore', heaps)),
  };
}

/**
 * All positions with the heaps from a place on lowered in at most k places; the position itself
 * comes first.
 */
function lowered(heaps: Heaps, place: number, k: number): Heaps[] {
  if (place === heaps.length) return [heaps];
  const kept = lowered(heaps, place + 1, k);
  if (k === 0) return kept;
  const less = lowered(heaps, place + 1, k - 1);
  return [
    ...kept,
    ...range(0, heaps[place] - 1).flatMap((left) =>
      less.map((next) => replaced(next, place, left)),
    ),
  ];
}
