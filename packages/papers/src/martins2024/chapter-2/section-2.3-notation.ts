import { sum } from '@manaus/core/internals';
import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';

/**
 * The entries that a search from the front of a list of n looks at: the most, the fewest, and the
 * mean over all inputs.
 */
type Steps = { readonly worst: number; readonly best: number; readonly mean: number };

type Case = {
  readonly entries: number;
  readonly worst: number;
  readonly best: number;
  readonly most: number;
};

/** Every input of size n, by running the search. */
function byRunning(n: number): Steps {
  const steps = range(1, n).map((wanted) => looks(n, wanted));
  return {
    worst: Math.max(...steps),
    best: Math.min(...steps),
    mean: sum(steps) / n,
  };
}

/** The entries looked at, from the front on, until the one wanted is found. */
function looks(n: number, wanted: number): number {
  let looked = 0;
  for (const entry of range(1, n)) {
    looked++;
    if (entry === wanted) break;
  }
  return looked;
}

const closedForms = (n: number): Steps => ({ worst: n, best: 1, mean: (n + 1) / 2 });

const MOST = 60;
const claim = {
  checked: {
    en: `search from the front of a list of n entries, run on all n inputs for n = 1 to ${MOST}, against the closed forms`,
    pt: `a busca a partir do início de uma lista de n elementos, executada em todas as n entradas para n = 1 a ${MOST}, comparada com as fórmulas`,
  },
  instances: range(1, MOST),
  methods: { 'the search, run on all inputs': byRunning, 'closed forms': closedForms },
};

/**
 * With O as the worst case and Omega as the best, a case that is O(n^2) takes n^2 steps, and one
 * that is Omega(n) takes n in the best case: the worst case of the search is both, by the
 * definitions of the bounds with the constant 1.
 */
function check(): Finding<Case> {
  requireHolds(judged(({ worst }, n) => n <= worst && worst <= n ** 2));
  return withValues(
    judged(({ worst, best }, n) => worst === n ** 2 && best >= n),
    ({ instance: entries, computed: { worst, best } }) => ({ entries, worst, best, most: MOST }),
  );
}

const judged = (satisfies: (steps: Steps, n: number) => boolean) =>
  general<number, Steps>({ ...claim, satisfies });

export default {
  'section-2.3/notation': {
    check,
    counterexample: {
      en: ({ entries: n, worst, best }) =>
        `searching a list of n entries from the front takes n steps in the worst case and 1 in the best: the worst case is Omega(n) and the best case is not, so Omega is not the best case (n = ${n}: ${worst} and ${best} steps); the worst case is O(n^2), and takes fewer than n^2 steps from n = ${n} on (${worst} of ${n ** 2}); and it is Theta(n), being n itself, with no distribution of the inputs`,
      pt: ({ entries: n, worst, best }) =>
        `A busca sequencial em uma lista de n elementos dá n passos no pior caso e 1 no melhor (com n = ${n}: ${worst} e ${best}). O pior caso é Ω(n), e o melhor não é; logo, Ω não designa o melhor caso. O pior caso também é O(n^2), sem chegar a n^2 passos (com n = ${n}: ${worst}, e não ${n ** 2}), e é Θ(n) sem que se suponha distribuição alguma.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
