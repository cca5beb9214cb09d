import { type Board, london, londonRecursive, play, type TowerProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../algorithm.js';
import { range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { asPrinted, Call, limits, type Reading, statesOf } from './evidence/random-start.js';
import {
  checkOptimality,
  checkRandomStart,
  type RandomStart,
} from './evidence/random-start-check.js';

/** Algorithm 7, line by line. */
export const londres =
  (reading: Reading): TowerProgram =>
  (board) =>
    call(board, board.discs, reading);

function call(board: Board, n: number, reading: Reading): void {
  const at = new Call(board, n, reading);
  if (n === 0 && reading.bottom) return;
  if (at.isFirst()) {
    call(board, n - 1, reading);
    return;
  }
  if (at.on(0)) {
    if (!at.isTop(0)) at.desenterra(0, 1);
    if (!at.isEmpty(2)) at.libera(2, 1);
    at.moveDisco(0, 2);
  }
  if (at.on(1)) {
    if (at.isEmpty(0) && at.isTop(1)) {
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
      if (reading.returns) return;
    } else {
      if (!at.isEmpty(2)) at.libera(2, 0);
      at.desenterra(1, 0);
      at.moveDisco(1, 2);
    }
  }
  if (at.on(2) && !at.isTop(2)) at.desenterra(2, 1);
  at.libera(0, 1);
  at.moveDisco(2, 0);
  call(board, n - 1, reading);
}

/** As the checks and the notebooks see it. */
export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-7',
  title: 'Tower of London, recursive',
  towers: (discs) => london(discs),
  starts: (discs) => statesOf(london(discs)),
  literal: (start) => play(london(discsOf(start)), start, londres(asPrinted), limits),
  repaired: (start) => play(london(discsOf(start)), start, londonRecursive),
};

const randomStart: RandomStart = {
  tower: (discs) => london(discs),
  literal: londres,
  repaired: londonRecursive,
  least: 2,
  solvable: 3,
  why: 'Line 2 finds d_n at the base of p0; the call for n - 1 does not find d_(n-1) there, takes it to p2 by line 12, and empties p0 by line 29, d_n included',
};

const solves: Item = {
  id: 'martins2024/algorithm-7',
  kind: 'algorithm',
  statement:
    'For every n >= 2 the recursion Londres(n, p0, p1, p2) brings every state of London, with capacities n, n-1, n-2, to 1..n on p0 by the rules, and ends.',
  departs:
    'It holds for n >= 3 with p0[0] the base of p0 and three additions, none of which can be left out: a call with n = 0 ends at once; a call leaves the discs above n, placed at the base of p0, alone; after line 17 a call ends. With n = 2 no algorithm can: two of the four states do not reach the goal.',
  uses: ['martins2024/theorem-1'],
  recorded: 'fails',
  check: (effort) =>
    checkRandomStart(
      randomStart,
      effort === 'quick'
        ? { printed: 6, readings: 4, repaired: 6 }
        : { printed: 7, readings: 6, repaired: 8 },
    ),
};

const optimality: Item = {
  id: 'martins2024/algorithm-7/optimality',
  kind: 'algorithm',
  statement: 'For n = 2 to 6 Algorithm 7 solves every state of London by a shortest path.',
  departs:
    'As printed it solves none; repaired it solves all for n >= 3, but not all by shortest paths.',
  uses: ['martins2024/algorithm-7'],
  recorded: 'fails',
  check: (effort) =>
    checkOptimality(
      randomStart,
      range(2, 6),
      effort === 'quick' ? { printed: 4, repaired: 5 } : { printed: 6, repaired: 6 },
    ),
};

export default [solves, optimality];
