import { requireReading } from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { allBut, wrongOutcome } from './evidence/subtraction-rows.js';

const methods = 'from the definition of P and N and from Grundy values';

/** The P-positions that Lemma 2.2.1 states. */
export const statedByLemma = (most: number, left: number) => (x: number) =>
  most < 2 * left ? x % left === 0 : [0, left].includes(x % (most + left + 1));

const wrongWithout = (most: number, left: number, upto: number): string | null => {
  const wrong = wrongOutcome(allBut(most, left), upto, statedByLemma(most, left));
  return wrong === null ? null : `M = ${most}, i = ${left}: ${wrong}`;
};

const nim21: Item = {
  id: 'carvalho2013/lemma-2.1.1',
  kind: 'lemma',
  statement:
    'In the subtraction game of S = {1, 2, 3} in normal play, a heap x >= 0 is a P-position if 4 divides x, and an N-position otherwise.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const upto = effort === 'quick' ? 100_000 : 1_000_000;
    return general([upto], () => wrongOutcome([1, 2, 3], upto, (x) => x % 4 === 0), {
      checked: `x = 0 to ${upto}, ${methods}`,
      methods: 2,
    });
  },
};

const nim21General: Item = {
  id: 'carvalho2013/lemma-2.1.2',
  kind: 'lemma',
  statement:
    'For every M >= 1, in the subtraction game of S = {1, ..., M} in normal play, a heap x >= 0 is a P-position if M + 1 divides x, and an N-position otherwise.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, upto] = effort === 'quick' ? [40, 2000] : [100, 5000];
    const wrong = (M: number) => wrongOutcome(range(1, M), upto, (x) => x % (M + 1) === 0);
    return general(range(1, most), wrong, {
      checked: `M = 1 to ${most}, x = 0 to ${upto}, ${methods}`,
      methods: 2,
    });
  },
};

const without: Item = {
  id: 'carvalho2013/lemma-2.2.1',
  kind: 'lemma',
  statement:
    'For 1 < i < M, in the subtraction game of S_i = {1, ..., M} without i in normal play, a heap x >= 0 is a P-position if and only if x = 0 (mod i) where M < 2i, and x = 0 or i (mod M + i + 1) where M >= 2i.',
  departs:
    'The section sets i in {1, ..., M - 1}; the lemma leaves out i = 1. In the range checked it holds for i = 1, M >= 2 as well, and for i = M.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [most, upto] = effort === 'quick' ? [40, 2000] : [60, 4000];
    const pairs = range(3, most).flatMap((M) => range(2, M - 1).map((i) => [M, i] as const));
    requireReading(
      firstWrong(
        ...range(2, most).flatMap((M) => [wrongWithout(M, 1, upto), wrongWithout(M, M, upto)]),
      ),
    );
    return general(pairs, ([M, i]) => wrongWithout(M, i, upto), {
      checked: `all 1 < i < M <= ${most}, x = 0 to ${upto}, ${methods}; also i = 1 and i = M`,
      methods: 2,
    });
  },
};

const items: readonly Item[] = [nim21, nim21General, without];
export default items;
