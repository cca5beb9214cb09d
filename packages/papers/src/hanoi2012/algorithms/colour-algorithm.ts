import type { Board, Peg } from '@manaus/core';
import { alternating, fromStack, targets } from '../evidence/alternating.js';

/**
 * Onto what has another color than disc 1: an even disc, or an even one of the bases n + 1, n + 2,
 * n + 3.
 */
function ontoOtherColor(board: Board): Peg {
  const other = targets(board).filter((peg) => (board.top(peg) ?? board.discs + 1 + peg) % 2 === 0);
  return other.length === 1 ? other[0] : board.halt(`${other.length} places have another color`);
}

export default fromStack(
  'colour-algorithm',
  'Tower of Hanoi, iterative: disc 1 onto the other color',
  (board) => alternating(board, ontoOtherColor),
);
