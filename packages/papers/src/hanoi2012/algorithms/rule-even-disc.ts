import type { Board, Peg } from '@manaus/core';
import { alternating, fromStack, targets } from '../evidence/alternating.js';
import { letter } from '../evidence/iterative.js';
import byColors from './colour-algorithm.js';

/**
 * Onto an even disc where that is possible, else to B for even n and to C for odd n; a choice
 * between two even discs ends the play.
 */
function ontoEven(board: Board): Peg {
  const even = targets(board).filter((peg) => (board.top(peg) ?? 1) % 2 === 0);
  if (even.length > 1)
    return board.halt(`both ${even.map(letter).join(' and ')} have an even disc on top`);
  return even[0] ?? (board.discs % 2 === 0 ? 1 : 2);
}

/** Repaired: the bases count as discs, which is the colored version. */
export default {
  ...fromStack('rule-even-disc', 'Tower of Hanoi, iterative: disc 1 onto even discs', (board) =>
    alternating(board, ontoEven),
  ),
  repaired: byColors.literal,
};
