import type { Board, Peg } from '@manaus/core';
import { fromAnywhere } from '../evidence/alternating.js';

/** Forms the tower 1...n on Z, steps 1 to 5. */
function form(board: Board, n: number, z: Peg): void {
  board.call();
  if (n === 0) return;
  const x = board.pegOf(n);
  if (x !== z) {
    form(board, n - 1, 3 - x - z);
    board.moveFrom(n, x, z);
  }
  form(board, n - 1, z);
}

export default fromAnywhere(
  'any-start-recursive',
  'Tower of Hanoi from any start, recursive',
  (board) => form(board, board.discs, 2),
);
