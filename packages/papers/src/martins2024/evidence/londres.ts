import { type Board, london, londonRecursive, type TowerProgram } from '@manaus/core';
import { Call, type RandomStart, type Reading } from './random-start.js';

/** Algorithm 7, line by line. */
export const londres =
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
    if (!at.isEmpty(2)) at.libera(2, 1);
    at.moveDisco(0, 2);
  }
  if (at.on(1)) {
    if (at.isEmpty(0) && at.isTop(1)) {
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
      if (reading.returns) return;
    } else {
      if (!at.isEmpty(2)) at.libera(2, 0);
      at.desenterra(1, 0);
      at.moveDisco(1, 2);
    }
  }
  if (at.on(2) && !at.isTop(2)) at.desenterra(2, 1);
  at.libera(0, 1);
  at.moveDisco(2, 0);
  call(board, n - 1, reading);
}

/** With two balls no program solves every state: two of the four do not reach the goal. */
export const londonFromAnywhere: RandomStart = {
  tower: (discs) => london(discs),
  literal: londres,
  repaired: londonRecursive,
  least: 2,
  solvable: 3,
};
