import { type Board, hanoi, type Peg, type Play, runProgram, type TowerState } from '@manaus/core';
import { otherMove } from '@manaus/core/internals';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';
import { allStarts } from './iterative.js';

/** Step 2 of the first three algorithms: the end, or the move of another disc. */
function endOrOther(board: Board): boolean {
  if (board.height(2) === board.discs) return true;
  moveOther(board, 'no single disc other than 1 can move');
  return false;
}

/** The only move of another disc than 1; the play ends where there is not exactly one. */
export function moveOther(board: Board, halts: string): void {
  const { disc, from, to } = otherMove(board) ?? board.halt(halts);
  board.moveFrom(disc, from, to);
}

/** Steps 1 and 2, again and again; step 1 says where disc 1 goes. */
export function alternating(board: Board, step1: (board: Board) => Peg): void {
  do {
    board.loop();
    board.move(1, step1(board));
  } while (!endOrOther(board));
}

/** The two pegs to which disc 1 may go. */
export const targets = (board: Board): Peg[] => [0, 1, 2].filter((peg) => peg !== board.pegOf(1));

/** The play of a program on the tower with the goal C. */
export const run =
  (program: (board: Board) => void) =>
  (start: TowerState): Play =>
    runProgram(hanoi(discsOf(start)), start, program);

/** An algorithm of the page that starts with all discs on A. */
export const fromStack = (
  id: string,
  title: string,
  program: (board: Board) => void,
): TowerAlgorithm => ({
  id: `hanoi2012/${id}`,
  title,
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: run(program),
});

/** An algorithm of the page that starts anywhere. */
export const fromAnywhere = (
  id: string,
  title: string,
  program: (board: Board) => void,
): TowerAlgorithm => ({ ...fromStack(id, title, program), starts: allStarts });
