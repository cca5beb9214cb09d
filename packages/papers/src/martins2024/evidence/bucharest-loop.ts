import type { Board, Peg } from '@manaus/core';
import { otherMove } from '@manaus/core/internals';

/**
 * Line 4 of Algorithm 5 where nothing but disc 1 can move: it cannot be carried out, is carried out
 * by disc 1, or is passed over.
 */
export type Line4 = 'other' | 'any' | 'skip';

/** Line 3: two pegs on, clockwise (p0, p1, p2) or anticlockwise, whichever the rules allow. */
function twoPositions(board: Board): void {
  const from = board.pegOf(1);
  const ways = [1, 2].map((step): [Peg, Peg] => [(from + step) % 3, (from + 2 * step) % 3]);
  const way = ways.find(
    ([first, second]) => board.rules.moves[from][first] && board.rules.moves[first][second],
  );
  if (way === undefined)
    board.halt(`line 3 finds no way on which disc 1 goes two pegs on from p${from}`);
  for (const peg of way) board.move(1, peg);
}

/** Line 4. */
function nextPossibleMove(board: Board, line4: Line4): void {
  const move = otherMove(board) ?? (line4 === 'any' ? board.legalMoves()[0] : undefined);
  if (move !== undefined) board.moveFrom(move.disc, move.from, move.to);
  else if (line4 === 'other') board.halt('line 4 finds no disc other than 1 that can move');
}

/** Lines 2 to 5. */
export function bucharestLoop(board: Board, line4: Line4): void {
  do {
    board.loop();
    twoPositions(board);
    nextPossibleMove(board, line4);
  } while (board.height(2) < board.discs);
}
