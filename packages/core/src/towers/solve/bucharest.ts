import type { Peg } from '../state.js';
import { requireThreePegs } from './gather.js';
import { moveOther } from './hanoi-iterative.js';
import type { Board, TowerProgram } from './run-program.js';

/**
 * Brings the discs 1 to `discs` to a peg: the largest goes peg by peg, each time with all smaller
 * ones on the third.
 */
function gatherByNeighbors(board: Board, discs: number, to: Peg): void {
  board.call();
  if (discs === 0) return;
  for (let from = board.pegOf(discs); from !== to; from = board.pegOf(discs)) {
    const next = from + Math.sign(to - from);
    gatherByNeighbors(board, discs - 1, 3 - from - next);
    board.move(discs, next);
  }
  gatherByNeighbors(board, discs - 1, to);
}

/**
 * Bucharest, recursive: from every regular state to all discs on p2 by the shortest way; 3^n - 1
 * moves from p0.
 *
 * Source: [martins2024, algorithm 6], with three recursive calls for the six of the print.
 *
 * @example
 * ```ts
 * const rules = bucharest(4);
 * runProgram(rules, parseLabel(rules, '1234//'), bucharestRecursive).moves.length; // => 80
 * ```
 */
export const bucharestRecursive: TowerProgram = (board) => {
  requireThreePegs(board);
  gatherByNeighbors(board, board.discs, 2);
};

/**
 * Disc 1 goes towards p2 when the other discs stand on an even sum of pegs, towards p0 when it is
 * odd: it turns at every move of another.
 */
function direction(board: Board): number {
  let sum = 0;
  for (let disc = 2; disc <= board.discs; disc++) sum += board.pegOf(disc);
  return sum % 2 === 0 ? 1 : -1;
}

/**
 * Bucharest, iterative: from every regular state to all discs on p2 by the shortest way; no memory
 * but the board.
 *
 * Disc 1 sweeps from one end to the other, then the only other move is made. Source:
 * [martins2024, algorithm 5], with the test for the end before each move.
 *
 * @example
 * ```ts
 * const rules = bucharest(2);
 * runProgram(rules, parseLabel(rules, '1/2/'), bucharestIterative).states.map(formatLabel); // => ['1/2/', '1//2', '/1/2', '//12']
 * ```
 */
export const bucharestIterative: TowerProgram = (board) => {
  requireThreePegs(board);
  while (board.height(2) < board.discs) {
    const next = board.pegOf(1) + direction(board);
    const atEnd = next < 0 || next > 2;
    if (!atEnd || !moveOther(board)) board.move(1, next);
  }
};
