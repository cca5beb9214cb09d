import { requireReading } from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { allBut, wrongOutcome } from './evidence/subtraction-rows.js';

const methods = 'from the definition of P and N and from Grundy values';

/** x = 0 (mod i) below the bound, and from there on x = 0 or `second` (mod M + i + 1). */
const stated = (M: number, i: number, second: number) => (x: number) =>
  M < 2 * i ? x % i === 0 : [0, second].includes(x % (M + i + 1));

/** The first heap where S_i is not as stated. */
const wrongCase = (i: number, second: number, upto: number) => (M: number) => {
  const wrong = wrongOutcome(allBut(M, i), upto, stated(M, i, second));
  return wrong === null ? null : `M = ${M}: ${wrong}`;
};

const tried = (most: number, upto: number, i: number) => ({
  checked: `M = ${i + 1} to ${most}, x = 0 to ${upto}, ${methods}`,
  methods: 2,
});
const bounds = (effort: 'quick' | 'full') => (effort === 'quick' ? [40, 1000] : [100, 5000]);

const items: readonly Item[] = [
  {
    id: 'carvalho2013/case-S2',
    kind: 'statement',
    statement:
      'For every M >= 3, in the subtraction game of S_2 = {1, 3, ..., M}, a heap x >= 0 is a P-position if and only if x is even where M < 4, and x = 0 or 2 (mod M + 3) where M >= 4.',
    uses: ['carvalho2013/lemma-2.2.1'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const [most, upto] = bounds(effort);
      return general(range(3, most), wrongCase(2, 2, upto), tried(most, upto, 2));
    },
  },
  {
    id: 'carvalho2013/case-S3',
    kind: 'statement',
    statement:
      'For every M >= 4, in the subtraction game of S_3 = {1, 2, 4, ..., M}, a heap x >= 0 is a P-position if and only if x = 0 (mod 3) where M < 6, and x = 0 or 2 (mod M + 4) where M >= 6.',
    departs:
      'For M >= 6 with x = 0 or 3 (mod M + 4), as Lemma 2.2.1 says for i = 3, it holds in the range checked.',
    uses: ['carvalho2013/lemma-2.2.1'],
    recorded: 'fails',
    check: (effort) => {
      const [most, upto] = bounds(effort);
      requireReading(firstWrong(...range(4, most).map(wrongCase(3, 3, upto))));
      return general(range(4, most), wrongCase(3, 2, upto), tried(most, upto, 3));
    },
  },
  {
    id: 'carvalho2013/case-S3-example-2',
    kind: 'statement',
    statement:
      'In the subtraction game of S = {1, 2, 4, 5, 6}, a heap x >= 0 is a P-position if and only if x = 0 or 2 (mod 10).',
    departs: 'With x = 0 or 3 (mod 10) it holds in the range checked.',
    uses: ['carvalho2013/case-S3'],
    recorded: 'fails',
    check: (effort) => {
      const upto = effort === 'quick' ? 10_000 : 1_000_000;
      const wrong = (second: number) =>
        wrongOutcome([1, 2, 4, 5, 6], upto, (x) => [0, second].includes(x % 10));
      requireReading(wrong(3));
      return general([2], wrong, { checked: `x = 0 to ${upto}, ${methods}`, methods: 2 });
    },
  },
];
export default items;
