import type { TowerMove } from '../state.js';
import { requireThreePegs } from './gather.js';
import type { Board, TowerProgram } from './run-program.js';

/**
 * The move of a disc other than 1 that the rules allow; `undefined` if there is no such move or
 * more than one.
 *
 * On three pegs with discs in order of size there is one unless all discs lie on one peg.
 *
 * @example
 * ```ts
 * const rules = hanoi(3);
 * runProgram(rules, parseLabel(rules, '23//1'), (board) => board.halt(`disc ${otherMove(board)?.disc}`)).stopped; // => { code: 'program', says: 'disc 2', at: 1 }
 * ```
 */
export function otherMove(board: Board): TowerMove | undefined {
  const moves = board.legalMoves().filter((move) => move.disc !== 1);
  return moves.length === 1 ? moves[0] : undefined;
}

/** Makes the move of a disc other than 1; false where none is the only one. */
export function moveOther(board: Board): boolean {
  const move = otherMove(board);
  if (move !== undefined) board.moveTop(move.from, move.to);
  return move !== undefined;
}

/**
 * Pegs that a disc advances by, modulo 3: disc 1 by one for an even number of discs and by two for
 * an odd; even discs the other way.
 */
const stride = (discs: number, disc: number) => ((discs + disc) % 2 === 1 ? 1 : 2);

/**
 * True if a state on the shortest path arose by a move of disc 1: then the other disc that can move
 * has its own direction before it.
 */
function othersTurn(board: Board): boolean {
  const move = otherMove(board);
  return move !== undefined && (move.to - move.from + 3) % 3 === stride(board.discs, move.disc);
}

/**
 * Hanoi on three pegs, iterative: from every state of the shortest path from p0 to p2, its start
 * and end included, along that path.
 *
 * Disc 1 goes round in one direction and takes turns with the only other move. Space constant. Off
 * the path it may take detours or go round without end, which the play finds. Source:
 * [martins2024, algorithms 2 and 3], with the test for the end before each move.
 *
 * @example
 * ```ts
 * const rules = hanoi(3);
 * runProgram(rules, parseLabel(rules, '3/12/'), hanoiIterative).states.map(formatLabel); // => ['3/12/', '/12/3', '1/2/3', '1//23', '//123']
 * ```
 */
export const hanoiIterative: TowerProgram = (board) => {
  requireThreePegs(board);
  let smallest = !othersTurn(board);
  while (board.height(2) < board.discs) {
    board.loop(String(smallest));
    if (smallest || !moveOther(board)) board.move(1, (board.pegOf(1) + stride(board.discs, 1)) % 3);
    smallest = !smallest;
  }
};
