import { differ, firstWrong, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** How many entries a search from the front of a list of n looks at for the one at each place: every input of size n, by running it. */
function steps(n: number): number[] {
  const list = range(1, n);
  return list.map((wanted) => {
    let looked = 0;
    for (const entry of list) {
      looked++;
      if (entry === wanted) break;
    }
    return looked;
  });
}

/** The worst case is n, the best 1, and the mean over all inputs (n + 1) / 2: by running, and by the closed forms. */
function differs(n: number): string | null {
  const found = steps(n);
  const mean = found.reduce((sum, count) => sum + count, 0) / n;
  return firstWrong(
    differ('worst', n, Math.max(...found)),
    differ('best', 1, Math.min(...found)),
    differ('mean', (n + 1) / 2, mean),
  );
}

const item: Item = {
  id: 'martins2024/section-2.3/notation',
  kind: 'statement',
  statement:
    'O gives the worst case of an algorithm (the greatest number of steps), Omega the best case (the least), and Theta needs a probability distribution on the inputs.',
  departs:
    'O, Omega and Theta bound a function from above, from below, and both, up to a factor and for large n; the worst, the best and the mean case are three functions, each with all three bounds. It is the mean case that needs a distribution.',
  uses: [],
  recorded: 'fails',
  check: () => {
    const most = 60;
    const tried = {
      checked: `search from the front of a list of n entries, run on all n inputs for n = 1 to ${most}, against the closed forms`,
      methods: 2,
    };
    const odd = firstWrong(...range(1, most).map(differs));
    if (odd !== null) throw new Error(odd);
    // The bounds that the definitions allow, with their constants, at every n tried.
    const worst = (n: number) => Math.max(...steps(n));
    const lowerBoundOfWorst = range(1, most).every((n) => worst(n) >= n);
    const lowerBoundOfBest = range(1, most).every((n) => Math.min(...steps(n)) >= n);
    const looseUpperBound =
      range(1, most).every((n) => worst(n) <= n * n) && worst(most) !== most * most;
    if (!lowerBoundOfWorst || lowerBoundOfBest || !looseUpperBound)
      return {
        verdict: 'unchecked',
        ...tried,
        reason: 'the example does not tell the notations from the cases',
      };
    const counterexample = `searching a list of n entries from the front takes n steps in the worst case and 1 in the best: the worst case is Omega(n) and the best case is not, so Omega is not the best case (n = 2: 2 and 1 steps); the worst case is O(n^2), and takes fewer than n^2 steps from n = 2 on (2 of 4); and it is Theta(n), being n itself, with no distribution of the inputs`;
    return { verdict: 'fails', ...tried, counterexample };
  },
};
export default item;
