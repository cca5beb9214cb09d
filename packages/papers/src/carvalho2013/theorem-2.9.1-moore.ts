import { gameSolver, type Heaps, moore, mooreSum } from '@manaus/games';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { sumIsZero } from './evidence/digits.js';
import { positionsUpTo, tuple, upToOrder } from './evidence/heap-positions.js';

function judge(k: number): (heaps: Heaps) => string | null {
  const { outcome } = gameSolver(upToOrder(moore(k)));
  return (heaps) => {
    const zero = sumIsZero(heaps, k + 1);
    return firstWrong(
      differ(
        `k = ${k}, ${tuple(heaps)} by the library's sum`,
        mooreSum(heaps, k).every((digit) => digit === 0),
        zero,
      ),
      (outcome(heaps) === 'P') === zero
        ? null
        : `k = ${k}: ${tuple(heaps)} is a ${outcome(heaps)}-position, and its sum is ${zero ? '' : 'not '}0`,
    );
  };
}

const item: Item = {
  id: 'carvalho2013/theorem-2.9.1-moore',
  kind: 'theorem',
  statement:
    "In Moore's Nim_k, k >= 1, a position is a P-position if and only if every column of the binary forms of its heaps adds up to 0 modulo k + 1.",
  departs:
    'All binary digits take part, digit 0 too: the printed definition of the sum leaves it out (see nim-properties). In the printed binary form of c_i the last digit is c_ij, not c_i0. For k = 1 the theorem is that of Bouton.',
  uses: ['carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [blocks, heaps, most] = effort === 'quick' ? [13, 7, 4] : [18, 8, 6];
    const positions = positionsUpTo(blocks, heaps);
    const wrong = (k: number) => firstWrong(...positions.map(judge(k)));
    return general(range(1, most), wrong, {
      checked: `k = 1 to ${most}, all positions of at most ${blocks} blocks in at most ${heaps} heaps, by looking at all that can follow`,
      methods: 2,
    });
  },
};
export default item;
