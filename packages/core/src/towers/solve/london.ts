import type { Disc } from '../state.js';
import { clear, placeFromLargest, uncover } from './london-steps.js';
import type { Board, TowerProgram } from './run-program.js';

/**
 * London: from any state to 1, 2, ..., n on p0, for n >= 3 balls; not always by a shortest way.
 *
 * The largest ball that is not in place is dug out, brought to p2, and from there to p0 when that
 * is free; then the next. With two balls the moves do not connect all states, and the play stops
 * where the goal cannot be reached. O(n) moves a ball. Source: [martins2024, algorithm 7], with an
 * end at n = 0, with balls in place left alone, and with nothing more to do after the recursive
 * call.
 *
 * @example
 * ```ts
 * const rules = london(3);
 * runProgram(rules, parseLabel(rules, '13/2/'), londonRecursive).moves.length; // => 4
 * ```
 */
export const londonRecursive: TowerProgram = placeFromLargest(bring);

function bring(board: Board, n: Disc): void {
  const from = board.pegOf(n);
  const placed = board.discs - n;
  if (from === 1 && board.top(1) === n && board.height(0) === placed) {
    board.move(n, 0);
    return;
  }
  if (from === 0) {
    uncover(board, n, 1);
    clear(board, 2, 1);
    board.move(n, 2);
  } else if (from === 1) {
    clear(board, 2, 0);
    uncover(board, n, 0);
    board.move(n, 2);
  }
  uncover(board, n, 1);
  clear(board, 0, 1, placed);
  board.move(n, 0);
}
