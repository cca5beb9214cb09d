import { sum } from '@manaus/core/internals';
import { type Checks, range, upTo, type Words } from '../../check/index.js';
import { fibonacciTerms, largestSum, sparseSets } from '../evidence/fibonacci-sums.js';

interface Added {
  readonly set: readonly number[];
  readonly sum: number;
}

/** The sums of f_i over all sets of integers from `first` to n without two consecutive ones. */
function sums(first: number, n: number): Added[] {
  const terms = fibonacciTerms(first, n);
  const sumOf = (set: readonly number[]) => sum(set.map((i) => terms.get(i) as number));
  return [...sparseSets(first, n)].map((set) => ({ set, sum: sumOf(set) }));
}

const bound = (n: number): number => fibonacciTerms(1, n + 1).get(n + 1) as number;

/** With 0 allowed in I: the first set whose sum is not below f_(n+1). */
function firstWithZero(): Words {
  const wrong = range(1, 4)
    .flatMap((n) => sums(0, n).map((found) => ({ n, ...found })))
    .find(({ n, sum }) => sum >= bound(n));
  return wrong === undefined ? { en: 'none', pt: 'nenhum' } : sumInWords(wrong);
}

function sumInWords({ n, set, sum }: Added & { readonly n: number }): Words {
  const where = `n = ${n}, I = {${set.join(', ')}}`;
  return {
    en: `${where}: the sum is ${sum}, f_${n + 1} is ${bound(n)}`,
    pt: `${where}: a soma é ${sum}, f_${n + 1} é ${bound(n)}`,
  };
}

export default {
  'lemma-2.8.1': upTo<number>({ from: 1, quick: 20, full: 26 }, (most) => ({
    checked: {
      en: `all sets for n = 1 to ${most}, and their largest sum by a recurrence; with 0 allowed in I, first wrong at ${firstWithZero().en}`,
      pt: `todos os conjuntos para n = 1 a ${most}, e a sua maior soma por uma recorrência; com 0 permitido em I, o primeiro erro está em ${firstWithZero().pt}`,
    },
    satisfies: (largest, n) => largest < bound(n),
    methods: {
      'all sets': (n) => sums(1, n).reduce((most, { sum }) => Math.max(most, sum), 0),
      'a recurrence': largestSum,
    },
  })),
} satisfies Checks;
