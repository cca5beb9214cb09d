import { InputError, requireInteger } from '../../errors.js';
import type { Peg } from '../state.js';
import { type Board, requireBoard, type TowerProgram } from './run-program.js';

/**
 * Brings the discs 1 to `discs` to one of three pegs, from wherever they are, when any peg may be
 * reached from any other.
 *
 * The largest disc that is not there needs all smaller ones on the third peg, and moves once. On
 * pegs that hold all discs this is the shortest way to the stack from every state; at most
 * 2^discs - 1 moves and 2^(discs + 1) - 1 calls, counted on the board.
 *
 * @example
 * ```ts
 * const rules = hanoi(3);
 * runProgram(rules, parseLabel(rules, '3/2/1'), (board) => gatherDiscs(board, 3, 2)).states.map(formatLabel); // => ['3/2/1', '3/12/', '/12/3', '1/2/3', '1//23', '//123']
 * ```
 */
export function gatherDiscs(board: Board, discs: number, to: Peg): void {
  requireThreePegs(board);
  requireInteger('core/gather', 'discs', discs, 0, board.discs);
  requireInteger('core/gather', 'to', to, 0, 2);
  bring(board, discs, to);
}

/** The same for discs and a peg that the board has. */
export function bring(board: Board, discs: number, to: Peg): void {
  board.call();
  if (discs === 0) return;
  const from = board.pegOf(discs);
  if (from !== to) {
    bring(board, discs - 1, 3 - from - to);
    board.move(discs, to);
  }
  bring(board, discs - 1, to);
}

/** For programs that take the third peg to be the one that is left. */
export function requireThreePegs(board: Board): void {
  requireBoard(board);
  const pegs = board.rules.capacities.length;
  if (pegs !== 3) throw new InputError('core/solve', 'pegs', 'equal', { value: 3, got: pegs });
}

/**
 * Hanoi on three pegs, recursive: from every regular state to all discs on p2 by the shortest way.
 *
 * Source: [martins2024, algorithm 1], from any state.
 *
 * @example
 * ```ts
 * const rules = hanoi(5);
 * runProgram(rules, parseLabel(rules, '12345//'), hanoiRecursive).moves.length; // => 31
 * ```
 */
export const hanoiRecursive: TowerProgram = (board) => {
  requireThreePegs(board);
  bring(board, board.discs, 2);
};
