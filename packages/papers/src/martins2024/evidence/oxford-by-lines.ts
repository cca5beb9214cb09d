import { type Board, oxford, oxfordRecursive, type TowerProgram } from '@manaus/core';
import { Call, type RandomStart, type Reading } from './random-start.js';

/** Algorithm 9, line by line. */
export const oxfordByLines =
  (reading: Reading): TowerProgram =>
  (board) =>
    call(board, board.discs, reading);

function call(board: Board, n: number, reading: Reading): void {
  const at = new Call(board, n, reading);
  if (n === 0 && reading.bottom) return;
  if (at.isFirst()) {
    call(board, n - 1, reading);
    return;
  }
  if (at.on(0)) {
    if (!at.isTop(0)) at.desenterra(0, 1);
    at.moveDisco(0, 2);
  }
  if (at.on(1)) {
    if (at.isEmpty(0) && at.isTop(1)) {
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
    } else {
      if (!at.isEmpty(0)) at.libera(0, 2);
      at.desenterra(1, 2);
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
    }
    if (reading.returns) return;
  }
  if (at.on(2) && !at.isTop(2)) at.desenterra(2, 1);
  at.libera(0, 1);
  at.moveDisco(2, 0);
  call(board, n - 1, reading);
}

/** Every state of Oxford can be solved. */
export const oxfordFromAnywhere: RandomStart = {
  tower: (discs) => oxford(discs),
  literal: oxfordByLines,
  repaired: oxfordRecursive,
  least: 1,
  solvable: 1,
};
