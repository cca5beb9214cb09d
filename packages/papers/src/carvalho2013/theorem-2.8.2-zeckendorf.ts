import { zeckendorf } from '@manaus/games';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { fibonacciTerms, sparseSets } from './evidence/fibonacci-sums.js';

/** How many sets of positive integers without two consecutive add up to each number from 0 to `most`, and the last such set; by listing all sets. */
function representations(most: number): { counts: Uint8Array; sets: number[][] } {
  let last = 1;
  while ((fibonacciTerms(1, last + 1).get(last + 1) as number) <= most) last++;
  const terms = fibonacciTerms(1, last);
  const counts = new Uint8Array(most + 1);
  const sets: number[][] = [];
  for (const set of sparseSets(1, last)) {
    const sum = set.reduce((total, i) => total + (terms.get(i) as number), 0);
    if (sum > most) continue;
    counts[sum]++;
    sets[sum] = set.map((i) => terms.get(i) as number);
  }
  return { counts, sets };
}

const item: Item = {
  id: 'carvalho2013/theorem-2.8.2-zeckendorf',
  kind: 'theorem',
  statement:
    'Every integer N > 0 is the sum of the f_i, i in I, for exactly one set I of positive integers without two consecutive ones; f_1 = 1, f_2 = 2.',
  departs:
    'In the proof of uniqueness all elements of J are at most k - 1, not less than k - 1; the lemma then gives what is needed.',
  uses: ['carvalho2013/lemma-2.8.1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 50_000 : 1_000_000;
    const { counts, sets } = representations(most);
    const wrong = (number: number) =>
      firstWrong(
        differ(`representations of ${number}`, 1, counts[number]),
        differ(`parts of ${number}`, [...sets[number]].reverse(), zeckendorf(number)),
      );
    return general(range(1, most), wrong, {
      checked: `N = 1 to ${most}: the sets listed, all of them, and the largest part that fits taken again and again`,
      methods: 2,
    });
  },
};
export default item;
