import { type Board, bucharest, bucharestIterative, otherMove, type Peg, play } from '@manaus/core';
import { solve } from '@manaus/lab';
import {
  discsOf,
  requireReading,
  stackOnFirst,
  type TowerAlgorithm,
  trial,
  wrongTrial,
} from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Line 4 where nothing but disc 1 can move: it cannot be carried out, is carried out by disc 1, or is passed over. */
type Line4 = 'other' | 'any' | 'skip';

/** Line 3: two pegs on, clockwise (p0, p1, p2) or anticlockwise, whichever the rules allow. */
function twoPositions(board: Board): void {
  const from = board.pegOf(1);
  const ways = [1, 2].map((step): [Peg, Peg] => [(from + step) % 3, (from + 2 * step) % 3]);
  const way = ways.find(
    ([first, second]) => board.rules.moves[from][first] && board.rules.moves[first][second],
  );
  if (way === undefined)
    board.halt(`line 3 finds no way on which disc 1 goes two pegs on from p${from}`);
  for (const peg of way) board.move(1, peg);
}

/** Line 4. */
function nextPossibleMove(board: Board, line4: Line4): void {
  const move = otherMove(board) ?? (line4 === 'any' ? board.legalMoves()[0] : undefined);
  if (move !== undefined) board.moveFrom(move.disc, move.from, move.to);
  else if (line4 === 'other') board.halt('line 4 finds no disc other than 1 that can move');
}

/** Lines 2 to 5. */
function iterate(board: Board, line4: Line4): void {
  do {
    board.loop();
    twoPositions(board);
    nextPossibleMove(board, line4);
  } while (board.height(2) < board.discs);
}

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-5',
  title: 'Tower of Bucharest, iterative',
  towers: (discs) => bucharest(discs),
  starts: (discs) => [stackOnFirst(bucharest(discs))],
  literal: (start) => play(bucharest(discsOf(start)), start, (board) => iterate(board, 'other')),
  repaired: (start) => play(bucharest(discsOf(start)), start, bucharestIterative),
};

function wrong(discs: number, line4: Line4): string | null {
  const rules = bucharest(discs);
  const least = () => solve(rules, stackOnFirst(rules), { count: true }).moves as number;
  const run = () => play(rules, stackOnFirst(rules), (board) => iterate(board, line4));
  return wrongTrial(trial({ discs, starts: algorithm.starts(discs), run, least }));
}

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 1, in Bucharest from all discs on p0: repeat {move disc 1 two pegs on, the way that is possible; make the next possible move} until all discs are on p2. This ends on p2 after 3^n - 1 moves by the rules, the least number.',
  departs:
    'The next possible move is that of a disc other than 1. The goal is reached by a move of disc 1, so the test for the end must stand between the two lines of the loop too (or the second is passed over where there is none): then the number of moves is 3^n - 1 for every n tried.',
  uses: ['martins2024/table-4.2'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    requireReading(firstWrong(...range(1, most).map((discs) => wrong(discs, 'skip'))));
    const broken = range(1, most).filter(
      (discs) => wrong(discs, 'other') !== null && wrong(discs, 'any') !== null,
    );
    const checked = `n = 1 to ${most}: as printed it does not end on p2 in ${broken.length} of ${most} cases, whether line 4 may move disc 1 or not; passing line 4 over at the end, it reaches p2 in as few moves as the search`;
    const finding = general(range(1, most), (discs) => wrong(discs, 'other'), {
      checked,
      methods: 2,
    });
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample} (disc 1 is on p2 and all is done, but the test comes after line 4); if line 4 may move disc 1: ${wrong(1, 'any')}`,
    };
  },
};
export default item;
