import type { Board, Peg } from '@manaus/core';

/** Steps 1 to 6 for the tower 1...n from X to Z with Y as auxiliary. */
export function worst(board: Board, n: number, x: Peg, z: Peg, y: Peg): void {
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
