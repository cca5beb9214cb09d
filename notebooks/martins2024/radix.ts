import { type Board, type Peg, requireInteger, type TowerProgram } from '@manaus/core';

/**
 * Oxford for n >= 1 discs, and London for n >= 3 balls: from any state to 1, 2, ..., n on p0 by
 * sorting on one binary digit after another.
 *
 * All go to p0; then, for each digit of k - 1 from the last, those with 0 go to p1 and those with 1
 * to p2, and come back, p2 first. Each pass turns the order of a peg round twice, so it is stable.
 * At most `radixBound(n)` moves: each disc once, and twice a digit. The discs with a digit 1 are at
 * most half, those with 0 at most n - 1, so that London's pegs hold them.
 *
 * @example
 * ```ts
 * const { solved, moves } = runProgram(oxford(4), parseLabel(oxford(4), '4321//'), radixSort);
 * solved && moves.length <= radixBound(4); // => true
 * ```
 */
export const radixSort: TowerProgram = (board) => {
  carry(board, 1, 0);
  carry(board, 2, 0);
  for (let digit = 0; 2 ** digit < board.discs; digit++) {
    for (let top = board.top(0); top !== undefined; top = board.top(0))
      board.moveTop(0, ((top - 1) >> digit) & 1 ? 2 : 1);
    carry(board, 2, 0);
    carry(board, 1, 0);
  }
};

function carry(board: Board, from: Peg, to: Peg): void {
  while (board.height(from) > 0) board.moveTop(from, to);
}

/**
 * The most moves that {@link radixSort} takes with n discs: n + 2n ceil(log2 n).
 *
 * @example
 * ```ts
 * radixBound(8); // => 56
 * ```
 */
export function radixBound(n: number): number {
  requireInteger('lab/formulas', 'n', n, 1);
  return n + 2 * n * Math.ceil(Math.log2(n));
}
