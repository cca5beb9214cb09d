import type { Disc, Peg } from '../state.js';
import type { Board } from './run-program.js';

/**
 * True if disc n lies at its place on p0: with the discs n + 1, n + 2, ... below it, which are at
 * theirs, and nothing else.
 */
export function isPlaced(board: Board, n: Disc): boolean {
  return board.pegOf(n) === 0 && board.state()[0].at(n - board.discs - 1) === n;
}

/** Takes what lies on a disc to a peg. */
export function uncover(board: Board, disc: Disc, to: Peg): void {
  const from = board.pegOf(disc);
  while (board.top(from) !== disc) board.moveTop(from, to);
}

/** Takes the discs of a peg to another, but for some at its base. */
export function clear(board: Board, from: Peg, to: Peg, left = 0): void {
  while (board.height(from) > left) board.moveTop(from, to);
}
