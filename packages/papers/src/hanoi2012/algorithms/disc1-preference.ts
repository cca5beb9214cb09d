import type { Board, Disc, Peg } from '@manaus/core';
import { otherMove } from '@manaus/core/internals';
import { range } from '../../check/index.js';
import { fromAnywhere } from '../evidence/alternating.js';
import { filled, firstUnequal } from '../evidence/table.js';

/**
 * The peg to which disc 1 goes by its preferences: the smallest even disc, an empty peg, the
 * largest odd disc.
 */
function preferred(board: Board): Peg {
  const places = [0, 1, 2]
    .filter((peg) => peg !== board.pegOf(1))
    .map((peg) => ({ peg, top: board.top(peg) }));
  const rank = (top: Disc | undefined) =>
    top === undefined ? board.discs + 1 : top % 2 === 0 ? top : 3 * board.discs - top;
  const [first, second] = places.sort((a, b) => rank(a.top) - rank(b.top));
  if (rank(first.top) === rank(second.top)) return board.halt('both other pegs are empty');
  return first.peg;
}

/** The first move by the table; then disc 1 by its preferences and the only other move, in turn. */
function byPreference(board: Board): void {
  const table = filled(range(1, board.discs).map((disc) => board.pegOf(disc)));
  const first = firstUnequal(table);
  if (first !== undefined) board.moveFrom(first, table[first].is, table[first].goes);
  let smallest = first === 1;
  while (board.height(2) < board.discs) {
    board.loop(String(smallest));
    const other = smallest ? otherMove(board) : undefined;
    if (!smallest) board.move(1, preferred(board));
    else if (other === undefined) board.halt('not exactly one move of another disc is possible');
    else board.moveFrom(other.disc, other.from, other.to);
    smallest = !smallest;
  }
}

export default fromAnywhere(
  'disc1-preference',
  'Tower of Hanoi from any start, preferences of disc 1',
  byPreference,
);
