import type { Disc, Peg } from '../state.js';
import { type Board, requireBoard, type TowerProgram } from './run-program.js';

/**
 * True if disc n lies at its place on p0: with the discs n + 1, n + 2, ... below it, which are at
 * theirs, and nothing else.
 */
function isPlaced(board: Board, n: Disc): boolean {
  return board.state()[0].at(n - board.discs - 1) === n;
}

/**
 * The program that puts the discs in place from the largest to the smallest, each by `bring` if it
 * is not there yet; one call per disc, and one that ends it.
 */
export function placeFromLargest(bring: (board: Board, n: Disc) => void): TowerProgram {
  const place = (board: Board, n: Disc): void => {
    board.call();
    if (n === 0) return;
    if (!isPlaced(board, n)) bring(board, n);
    place(board, n - 1);
  };
  return (board) => {
    requireBoard(board);
    place(board, board.discs);
  };
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
