import { gameSolver, type Heaps, nim } from '@manaus/games';
import { firstWrong, general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { positionsUpTo, tuple, tuples, upToOrder } from './evidence/heap-positions.js';
import { boutonMoves } from './evidence/nim-strategies.js';

const game = upToOrder(nim());

function judge(): (heaps: Heaps) => string | null {
  const { winningMoves } = gameSolver(game);
  return (heaps) => {
    const found = winningMoves(heaps);
    const stated = boutonMoves(heaps);
    if (found.length === 0 && stated.length === 0) return null;
    return firstWrong(
      found.length % 2 === 1
        ? null
        : `from ${tuple(heaps)} ${found.length} moves lead to nim-sum 0`,
      found.length === stated.length
        ? null
        : `from ${tuple(heaps)} ${found.length} moves lead to a P-position, ${stated.length} to nim-sum 0`,
    );
  };
}

/** The first position where the moves are even in number if positions that differ in the order of their heaps are one. */
function evenUpToOrder(positions: readonly Heaps[]): string {
  const upToOrder = (heaps: Heaps) =>
    new Set(boutonMoves(heaps).map((next) => [...next].sort((a, b) => a - b).join(', ')));
  const found = positions.find(
    (heaps) => boutonMoves(heaps).length > 0 && upToOrder(heaps).size % 2 === 0,
  );
  return found === undefined
    ? 'none'
    : `${tuple(found)}, which can become ${[...upToOrder(found)].map((next) => `(${next})`).join(' or ')}`;
}

const item: Item = {
  id: 'carvalho2013/nim-odd-winning-moves',
  kind: 'statement',
  statement: 'In Nim, from every N-position the number of moves to positions of nim-sum 0 is odd.',
  departs:
    'A position is a tuple of heaps, as the work defines it: the same move in two equal heaps counts twice. Up to the order of the heaps the number can be even.',
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [blocks, most] = effort === 'quick' ? [14, 9] : [26, 20];
    const positions = positionsUpTo(blocks);
    return general([...positions, ...tuples(3, most)], judge(), {
      checked: `all positions of at most ${blocks} blocks, and three heaps of at most ${most}, by looking at all that can follow and by adding columns; up to the order of the heaps the number is first even at ${evenUpToOrder(positions)}`,
      methods: 2,
    });
  },
};
export default item;
