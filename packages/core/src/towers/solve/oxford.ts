import type { Disc } from '../state.js';
import { clear, placeFromLargest, uncover } from './london-steps.js';
import type { Board, TowerProgram } from './run-program.js';

/**
 * Oxford, version 2: from any state to 1, 2, ..., n on p0; not always by a shortest way.
 *
 * The largest disc that is not in place is dug out and brought to p0 when that is free, from p0
 * itself by way of p2; then the next. O(n) moves a disc. Source: [martins2024, algorithm 9], with
 * an end at n = 0, with discs in place left alone, and with nothing more to do after the recursive
 * call.
 *
 * @example
 * ```ts
 * const rules = oxford(3);
 * runProgram(rules, parseLabel(rules, '1//23'), oxfordRecursive).moves.length; // => 6
 * ```
 */
export const oxfordRecursive: TowerProgram = placeFromLargest(bring);

function bring(board: Board, n: Disc): void {
  const placed = board.discs - n;
  if (board.pegOf(n) === 0) {
    uncover(board, n, 1);
    board.move(n, 2);
  }
  if (board.pegOf(n) === 1) {
    clear(board, 0, 2, placed);
    uncover(board, n, 2);
  } else {
    uncover(board, n, 1);
    clear(board, 0, 1, placed);
  }
  board.move(n, 0);
}
