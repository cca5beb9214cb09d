import { type Board, hanoi, type Peg, play } from '@manaus/core';
import { solve } from '@manaus/lab';
import { discsOf, stackOnFirst, type TowerAlgorithm, trial, wrongTrial } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Lines 1 to 9, with the pegs in the order of the print: origin, destination, auxiliary. */
function torre(board: Board, n: number, p0: Peg, p2: Peg, p1: Peg): void {
  board.call();
  if (n === 1) board.moveFrom(1, p0, p2);
  else {
    torre(board, n - 1, p0, p1, p2);
    board.moveFrom(n, p0, p2);
    torre(board, n - 1, p1, p2, p0);
  }
}

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-1',
  title: 'Tower of Hanoi, recursive',
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) =>
    play(hanoi(discsOf(start)), start, (board) => torre(board, board.discs, 0, 2, 1)),
};

const moves = (discs: number) => algorithm.literal(stackOnFirst(hanoi(discs))).moves.length;

function wrong(discs: number): string | null {
  const least = (start: Parameters<typeof solve>[1]) =>
    solve(hanoi(discs), start, { count: true }).moves as number;
  return firstWrong(
    wrongTrial(trial({ discs, starts: algorithm.starts(discs), run: algorithm.literal, least })),
    differ(`moves with ${discs} discs`, 2 ** discs - 1, moves(discs)),
    differ(
      `moves with ${discs} discs by the recurrence`,
      discs === 1 ? 1 : 2 * moves(discs - 1) + 1,
      moves(discs),
    ),
  );
}

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 1, recursive Hanoi brings n discs from p0 to p2 by the rules in T(n) = 2^n - 1 moves, the least number, with T(1) = 1 and T(n) = 2 T(n - 1) + 1.',
  uses: ['martins2024/table-3.1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 12;
    return general(range(1, most), wrong, {
      checked: `the play by the rules, its moves against the closed form, the recurrence and the distance by search, n = 1 to ${most}`,
      methods: 3,
    });
  },
};
export default item;
