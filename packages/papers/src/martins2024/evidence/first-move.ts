import {
  type Board,
  type Disc,
  hanoi,
  type Peg,
  type Play,
  runProgram,
  type TowerState,
} from '@manaus/core';
import { discsOf } from '../../algorithm.js';
import { iterate, nextOfSmallest, type Reading } from './iterative.js';

/** The reason why line 2 of algorithm 3 stops. */
export const NO_OTHER_TOP = 'line 2 finds no disc on top other than 1';

/** Line 2 of algorithm 3: the smallest disc on top of a peg that is not disc 1. */
function smallestOther(board: Board): Disc | undefined {
  const tops = [0, 1, 2].flatMap((peg) => board.top(peg) ?? []).filter((disc) => disc !== 1);
  return tops.length === 0 ? undefined : Math.min(...tops);
}

/** The right direction of disc i: against that of disc 1 for even i, with it for odd i. */
function next(board: Board, disc: Disc): Peg {
  const from = board.pegOf(disc);
  const along = nextOfSmallest(board.discs, from);
  return disc % 2 === 1 ? along : 3 - along - from;
}

/**
 * Lines 1 to 8 of algorithm 3; without a disc in line 2 the milder reading takes the condition of
 * line 3 as false.
 */
function firstOptimalMove(board: Board, line2: Reading): void {
  const disc = smallestOther(board);
  if (disc === undefined && line2 === 'must') board.halt(NO_OTHER_TOP);
  if (disc !== undefined && board.obstacle(board.pegOf(disc), next(board, disc)) === null)
    board.move(disc, next(board, disc));
  else board.move(1, next(board, 1));
}

/** Algorithm 3 alone: one move. */
export const firstMove = (start: TowerState, line2: Reading): Play =>
  runProgram(hanoi(discsOf(start)), start, (board) => firstOptimalMove(board, line2));

/**
 * Algorithm 3, then algorithm 2 from the state that it leaves; each as its print or in its milder
 * reading.
 */
export const firstMoveThenIterate = (start: TowerState, reading: Reading): Play =>
  runProgram(hanoi(discsOf(start)), start, (board) => {
    firstOptimalMove(board, reading);
    iterate(board, reading);
  });
