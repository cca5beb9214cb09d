import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { fibonacciTerms, largestSum, sparseSets } from './evidence/fibonacci-sums.js';

/** The first set from `first` on whose sum is not below f_(n+1); its sum is also found without listing sets, where that starts at 1. */
function wrong(n: number, first: number): string | null {
  const terms = fibonacciTerms(first, n + 1);
  const bound = terms.get(n + 1) as number;
  let most = 0;
  for (const set of sparseSets(first, n)) {
    const sum = set.reduce((total, i) => total + (terms.get(i) as number), 0);
    if (sum >= bound)
      return `n = ${n}, I = {${set.join(', ')}}: the sum is ${sum}, f_${n + 1} is ${bound}`;
    most = Math.max(most, sum);
  }
  return first === 1 ? differ(`largest sum for n = ${n}`, largestSum(n), most) : null;
}

const item: Item = {
  id: 'carvalho2013/lemma-2.8.1',
  kind: 'lemma',
  statement:
    'For every n >= 1 and every set I of positive integers at most n without two consecutive ones, the sum of the f_i, i in I, is less than f_(n+1); f_1 = 1, f_2 = 2.',
  departs:
    'Printed of a set of integers: f_i and I + 1 are defined for positive integers only. With f_0 = f_2 - f_1 it would be false.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 20 : 26;
    const withZero = firstWrong(...range(1, 4).map((n) => wrong(n, 0)));
    return general(range(1, most), (n) => wrong(n, 1), {
      checked: `all sets for n = 1 to ${most}, and their largest sum by a recurrence; with 0 allowed in I, first wrong at ${withZero}`,
      methods: 2,
    });
  },
};
export default item;
