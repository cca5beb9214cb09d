import { zeckendorf } from '@manaus/games';
import { type Checks, general, range } from '../../check/index.js';
import { sparseSets } from '../evidence/fibonacci-sums.js';
import { fibonacciUpTo } from '../evidence/nim-strategies.js';

/**
 * The number of sets of indices without two consecutive that represent a number, and the parts of
 * one of them, the largest first.
 */
type Represented = { readonly sets: number; readonly parts: readonly number[] };

/** All sets listed: how many add up to each number from 0 to `most`, and the last such set. */
function byListing(most: number): (number: number) => Represented {
  const terms = fibonacciUpTo(most);
  const counts = new Uint8Array(most + 1);
  const parts: number[][] = [];
  for (const set of sparseSets(1, terms.length)) {
    const sum = set.reduce((total, i) => total + terms[i - 1], 0);
    if (sum > most) continue;
    counts[sum]++;
    parts[sum] = set.map((i) => terms[i - 1]).reverse();
  }
  return (number) => ({ sets: counts[number], parts: parts[number] ?? [] });
}

/**
 * The number of sets without listing them: those to i are those to i - 1, and those to i - 2 with i
 * added.
 */
function byCounting(most: number): (number: number) => Pick<Represented, 'sets'> {
  let [before, now] = [new Uint8Array(most + 1), new Uint8Array(most + 1)];
  before[0] = 1;
  now[0] = 1;
  for (const term of fibonacciUpTo(most)) {
    const next = now.slice();
    for (let sum = term; sum <= most; sum++) next[sum] += before[sum - term];
    [before, now] = [now, next];
  }
  return (number) => ({ sets: now[number] });
}

export default {
  'theorem-2.8.2-zeckendorf': (effort) => {
    const most = effort === 'quick' ? 50_000 : 1_000_000;
    return general<number, Represented>({
      checked: {
        en: `N = 1 to ${most}: the sets listed, all of them, and counted by a recurrence; the largest part that fits taken again and again`,
        pt: `N = 1 a ${most}: os conjuntos listados, todos, e contados por uma recorrência; a maior parcela que cabe, tomada repetidas vezes`,
      },
      instances: range(1, most),
      stated: () => ({ sets: 1 }),
      methods: {
        'all sets listed': byListing(most),
        'sets counted by a recurrence': byCounting(most),
        'the largest part that fits': (number) => ({ parts: zeckendorf(number) }),
      },
    });
  },
} satisfies Checks;
