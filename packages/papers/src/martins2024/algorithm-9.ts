import { type Board, oxford, oxfordRecursive, play, type TowerProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../algorithm.js';
import type { Item } from '../legacy/item.js';
import { asPrinted, Call, limits, type Reading, statesOf } from './evidence/random-start.js';
import { checkRandomStart, type RandomStart } from './evidence/random-start-check.js';

/** Algorithm 9, line by line. */
export const oxfordByLines =
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
    at.moveDisco(0, 2);
  }
  if (at.on(1)) {
    if (at.isEmpty(0) && at.isTop(1)) {
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
    } else {
      if (!at.isEmpty(0)) at.libera(0, 2);
      at.desenterra(1, 2);
      at.moveDisco(1, 0);
      call(board, n - 1, reading);
    }
    if (reading.returns) return;
  }
  if (at.on(2) && !at.isTop(2)) at.desenterra(2, 1);
  at.libera(0, 1);
  at.moveDisco(2, 0);
  call(board, n - 1, reading);
}

/** As the checks and the notebooks see it. */
export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-9',
  title: 'Tower of Oxford, version 2, recursive',
  towers: (discs) => oxford(discs),
  starts: (discs) => statesOf(oxford(discs)),
  literal: (start) => play(oxford(discsOf(start)), start, oxfordByLines(asPrinted), limits),
  repaired: (start) => play(oxford(discsOf(start)), start, oxfordRecursive),
};

const randomStart: RandomStart = {
  tower: (discs) => oxford(discs),
  literal: oxfordByLines,
  repaired: oxfordRecursive,
  least: 1,
  solvable: 1,
  why: 'For n = 1 line 2 finds d_1 at the base of p0 and calls Oxford(0), which empties p0 by line 27 and by line 28 moves d_0; for greater n line 27 takes d_n from its place as well',
};

const item: Item = {
  id: 'martins2024/algorithm-9',
  kind: 'algorithm',
  statement:
    'For every n >= 1 the recursion Oxford(n, p0, p1, p2) brings every state of Oxford, version 2, to 1..n on p0 by the rules, and ends.',
  departs:
    'It holds with p0[0] the base of p0 and three additions, none of which can be left out: a call with n = 0 ends at once; a call leaves the discs above n, placed at the base of p0, alone; after lines 14 and 21 a call ends.',
  uses: ['martins2024/theorem-2'],
  recorded: 'fails',
  check: (effort) =>
    checkRandomStart(
      randomStart,
      effort === 'quick'
        ? { printed: 6, readings: 4, repaired: 6 }
        : { printed: 7, readings: 6, repaired: 8 },
    ),
};
export default item;
