import type { Board, Peg } from '@manaus/core';
import { fromStack } from '../evidence/alternating.js';

/** Steps 1 to 6 for the tower 1...n from X to Z with Y as auxiliary. */
function worst(board: Board, n: number, x: Peg, z: Peg, y: Peg): void {
  board.call();
  if (n === 1) {
    board.moveFrom(1, x, y);
    board.moveFrom(1, y, z);
    return;
  }
  worst(board, n - 1, x, z, y);
  board.moveFrom(n, x, y);
  worst(board, n - 1, z, x, y);
  board.moveFrom(n, y, z);
  worst(board, n - 1, x, z, y);
}

export default fromStack(
  'worst-recursive',
  'Tower of Hanoi, the worst solution, recursive',
  (board) => worst(board, board.discs, 0, 2, 1),
);
