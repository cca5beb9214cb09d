import type { Board, Disc, Peg } from '@manaus/core';
import { range } from '../../check/index.js';
import { fromAnywhere, moveOther, targets } from '../evidence/alternating.js';
import { filled, firstUnequal } from '../evidence/table.js';

/**
 * The peg to which disc 1 goes by its preferences: the smallest even disc, an empty peg, the
 * largest odd disc.
 */
function preferred(board: Board): Peg {
  const rank = (peg: Peg): number => rankOf(board.top(peg), board.discs);
  const [first, second] = targets(board).sort((a, b) => rank(a) - rank(b));
  return rank(first) === rank(second) ? board.halt('both other pegs are empty') : first;
}

const rankOf = (top: Disc | undefined, discs: number): number =>
  top === undefined ? discs + 1 : top % 2 === 0 ? top : 3 * discs - top;

/** The first move by the table; then disc 1 by its preferences and the only other move, in turn. */
function byPreference(board: Board): void {
  const table = filled(range(1, board.discs).map((disc) => board.pegOf(disc)));
  const first = firstUnequal(table);
  if (first !== undefined) board.moveFrom(first, table[first].is, table[first].goes);
  for (let smallest = first === 1; board.height(2) < board.discs; smallest = !smallest) {
    board.loop(String(smallest));
    if (smallest) moveOther(board, 'not exactly one move of another disc is possible');
    else board.move(1, preferred(board));
  }
}

export default fromAnywhere(
  'disc1-preference',
  'Tower of Hanoi from any start, preferences of disc 1',
  byPreference,
);
