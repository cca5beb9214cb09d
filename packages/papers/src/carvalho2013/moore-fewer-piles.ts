import { gameSolver, type Heaps, moore } from '@manaus/games';
import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { sumIsZero } from './evidence/digits.js';
import { positionsUpTo, tuple } from './evidence/heap-positions.js';

function judge(k: number): (heaps: Heaps) => string | null {
  const game = moore(k);
  const { outcome } = gameSolver(game);
  return (heaps) => {
    const takesAll = game.options(heaps).some((next) => next.every((heap) => heap === 0));
    return takesAll && outcome(heaps) === 'N' && !sumIsZero(heaps, k + 1)
      ? null
      : `k = ${k}: from ${tuple(heaps)} not everything can be taken, or it is no N-position`;
  };
}

const item: Item = {
  id: 'carvalho2013/moore-fewer-piles',
  kind: 'statement',
  statement:
    "In Moore's Nim_k, k >= 1, every position of at least one and fewer than k + 1 non-empty heaps is an N-position: the next player can take everything with one move.",
  departs:
    'That the game ends after one move is what the second player can bring about, not what must happen: from one heap of two blocks, k = 1, one block may be left, and then the first player takes the last.',
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, blocks] = effort === 'quick' ? [4, 8] : [6, 11];
    const wrong = (k: number) => {
      const judged = judge(k);
      for (const heaps of positionsUpTo(blocks, k))
        if (heaps.length > 0 && judged(heaps) !== null) return judged(heaps);
      return null;
    };
    return general(range(1, most), wrong, {
      checked: `k = 1 to ${most}, all positions of 1 to k heaps and at most ${blocks} blocks, by the options, by looking at all that can follow and by the sums`,
      methods: 2,
    });
  },
};
export default item;
