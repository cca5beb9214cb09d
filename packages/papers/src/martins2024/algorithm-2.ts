import { type Board, hanoi, hanoiIterative, otherMove, type Peg, play } from '@manaus/core';
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

/** The right direction of disc 1: p1, p2, p0 for even n, p2, p1, p0 for odd n. */
export const nextOfSmallest = (n: number, peg: Peg): Peg => (peg + (n % 2 === 0 ? 1 : 2)) % 3;

/** Line 4 where nothing but disc 1 can move: it cannot be carried out, or is passed over. */
export type Line4 = 'must' | 'may';

/** The move of line 4: of the discs other than d_1, since d_1 itself can always move. */
function onlyPossibleMove(board: Board, line4: Line4): void {
  const move = otherMove(board);
  if (move !== undefined) board.moveFrom(move.disc, move.from, move.to);
  else if (line4 === 'must') board.halt('line 4 finds no disc other than 1 that can move');
}

/** Lines 2 to 5. */
export function iterate(board: Board, line4: Line4): void {
  do {
    board.loop();
    board.move(1, nextOfSmallest(board.discs, board.pegOf(1)));
    onlyPossibleMove(board, line4);
  } while (board.height(2) < board.discs);
}

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-2',
  title: 'Tower of Hanoi, iterative',
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) => play(hanoi(discsOf(start)), start, (board) => iterate(board, 'must')),
  repaired: (start) => play(hanoi(discsOf(start)), start, hanoiIterative),
};

function wrong(discs: number, line4: Line4): string | null {
  const rules = hanoi(discs);
  const least = () => solve(rules, stackOnFirst(rules), { count: true }).moves as number;
  const run = () => play(rules, stackOnFirst(rules), (board) => iterate(board, line4));
  return wrongTrial(trial({ discs, starts: algorithm.starts(discs), run, least }));
}

/** The print's "only" move among all discs: how many there are after the first move of disc 1. */
const choices = (discs: number): number => {
  let count = 0;
  play(hanoi(discs), stackOnFirst(hanoi(discs)), (board) => {
    board.move(1, nextOfSmallest(discs, 0));
    count = board.legalMoves().length;
  });
  return count;
};

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 1, from all discs on p0: repeat {move disc 1 one peg on (p1, p2, p0, ... for even n, p2, p1, p0, ... for odd n); make the only possible move} until all discs are on p2. This ends on p2 after 2^n - 1 moves by the rules, the least number.',
  departs:
    'The only possible move is that of a disc other than 1. The goal is reached by a move of disc 1, so the test for the end must stand between the two moves of the loop too (or the second is passed over where there is none): then the number of moves is 2^n - 1 for every n tried.',
  uses: ['martins2024/table-3.1'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 12;
    requireReading(firstWrong(...range(1, most).map((discs) => wrong(discs, 'may'))));
    const broken = range(1, most).filter((discs) => wrong(discs, 'must') !== null);
    const tried = `n = 1 to ${most}: as printed it stops at line 4 in ${broken.length} of ${most} cases, with all discs on p2; passing that line over, it reaches p2 in as few moves as the search`;
    const finding = general(range(1, most), (discs) => wrong(discs, 'must'), {
      checked: tried,
      methods: 2,
    });
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample} (disc 1 is on p2 and all is done, but the test comes after line 4; of disc 1 itself ${choices(1)} moves are possible, not one)`,
    };
  },
};
export default item;
