import type { Board } from '@manaus/core';
import { moveOther } from './alternating.js';

/**
 * Steps 1 to 4, again and again: disc 1 to C over B, end or another disc, disc 1 to A over B,
 * another disc.
 */
export function toAndFro(board: Board): void {
  for (;;) {
    board.loop();
    board.moveFrom(1, 0, 1);
    board.moveFrom(1, 1, 2);
    if (board.height(2) === board.discs) return;
    theOnlyOther(board);
    board.moveFrom(1, 2, 1);
    board.moveFrom(1, 1, 0);
    theOnlyOther(board);
  }
}

const theOnlyOther = (board: Board): void =>
  moveOther(board, 'not exactly one move of another disc is possible');
