import {
  type Board,
  type Disc,
  hanoi,
  type Peg,
  type Play,
  runProgram,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { range } from '../../check/index.js';
import { allStarts, stateOf } from './iterative.js';

/** Hanoi solved on any peg. */
const openGoal = (discs: number): TowerRules => ({
  ...hanoi(discs),
  goals: [0, 1, 2].map((on) => stateOf(new Array<Peg>(discs).fill(on))),
});

/** A known way to carry a whole tower. */
function carry(board: Board, discs: number, from: Peg, to: Peg): void {
  if (discs === 0) return;
  carry(board, discs - 1, from, 3 - from - to);
  board.moveFrom(discs, from, to);
  carry(board, discs - 1, 3 - from - to, to);
}

const done = (board: Board): boolean => [0, 1, 2].some((peg) => board.height(peg) === board.discs);

/** Steps 1 to 3; what step 2 says of the discs is asked of the board. */
function round(board: Board): void {
  const one = board.pegOf(1);
  const k: Disc =
    range(2, board.discs).find((disc) => board.pegOf(disc) !== one) ??
    board.halt('step 2: all discs are on peg 1');
  const two = board.pegOf(k);
  if (board.top(two) !== k) board.halt(`disc ${k} is not on top`);
  carry(board, k - 1, one, two);
}

/** As printed: the test for the end comes last. */
function asPrinted(board: Board): void {
  do {
    board.loop();
    round(board);
  } while (!done(board));
}

/** With the test first. */
function testFirst(board: Board): void {
  while (!done(board)) round(board);
}

const run =
  (program: (board: Board) => void) =>
  (start: TowerState): Play =>
    runProgram(openGoal(discsOf(start)), start, program);

/**
 * The algorithm of the archive. It is not offered for solving: any peg will do, and a solver has
 * one goal.
 */
export const recPuzzles: TowerAlgorithm = {
  id: 'hanoi2012/rec-puzzles',
  title: 'Tower of Hanoi with an open goal, of the rec.puzzles archive',
  towers: openGoal,
  starts: allStarts,
  literal: run(asPrinted),
  repaired: run(testFirst),
};
