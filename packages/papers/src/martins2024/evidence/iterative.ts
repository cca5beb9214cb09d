import type { Board, Peg } from '@manaus/core';
import { otherMove } from '@manaus/core/internals';

/**
 * The readings of a line that asks for an absent disc: the algorithm cannot be carried out, or
 * continues without it.
 */
export type Reading = 'must' | 'may';

/** The right direction of disc 1: p1, p2, p0 for even n, p2, p1, p0 for odd n. */
export const nextOfSmallest = (n: number, peg: Peg): Peg => (peg + (n % 2 === 0 ? 1 : 2)) % 3;

/** The reason why line 4 of algorithm 2 stops. */
export const NO_OTHER_MOVE = 'line 4 finds no disc other than 1 that can move';

/** Line 4 of algorithm 2, of the discs other than d_1, since d_1 itself can always move. */
function onlyPossibleMove(board: Board, line4: Reading): void {
  const move = otherMove(board);
  if (move !== undefined) board.moveFrom(move.disc, move.from, move.to);
  else if (line4 === 'must') board.halt(NO_OTHER_MOVE);
}

/** Lines 2 to 5 of algorithm 2. */
export function iterate(board: Board, line4: Reading): void {
  do {
    board.loop();
    board.move(1, nextOfSmallest(board.discs, board.pegOf(1)));
    onlyPossibleMove(board, line4);
  } while (board.height(2) < board.discs);
}
