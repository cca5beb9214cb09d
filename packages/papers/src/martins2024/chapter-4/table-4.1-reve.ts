import { frameStewart } from '@manaus/lab';
import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withComma,
  withValues,
} from '../../check/index.js';
import { movesFromFirstPeg } from '../evidence/minimum-moves.js';
import { reve } from '../evidence/seven-towers.js';

/** The moves of n discs over the printed formula, and over the one with n in the place of pi. */
type Growth = { readonly n: number; readonly byPrint: string; readonly byRoot: string };

type Case = {
  readonly n: number;
  readonly printed: string;
  readonly computed: number;
  readonly growth: readonly Growth[];
  readonly most: number;
};

const bare = (n: number): number => 2 ** Math.sqrt(2 * n);
const printed = (n: number): number => Math.sqrt(Math.PI) * bare(n);
const meant = (n: number): number => Math.sqrt(n) * bare(n);

/** The moves of the plans for n discs over a formula. */
const ratio = (plans: readonly bigint[], formula: (n: number) => number, n: number): number =>
  Number(plans[n]) / formula(n);

/**
 * The least moves over the printed formula rise without end; over the other they stay between
 * bounds.
 */
function requireGrowth(plans: readonly bigint[], far: number): void {
  const over = (formula: (n: number) => number, n: number) => ratio(plans, formula, n);
  requireHolds(
    general<number, { byPrint: boolean; byRoot: boolean }>({
      checked: { en: `n = 1 to ${far}`, pt: `n = 1 a ${far}` },
      instances: range(1, far),
      stated: () => ({ byPrint: true, byRoot: true }),
      methods: {
        'plans that set discs aside': (n) => ({
          byPrint: n < far / 2 || over(printed, n) > 1.3 * over(printed, Math.floor(n / 2)),
          byRoot: over(meant, n) > 1 / 3 && over(meant, n) < 5 / 4,
        }),
      },
    }),
  );
}

function check(most: number, far: number): Finding<Case> {
  const plans = frameStewart(far);
  requireGrowth(plans, far);
  const growth = [far / 4, far / 2, far].map((n) => ({
    n,
    byPrint: ratio(plans, printed, n).toFixed(2),
    byRoot: ratio(plans, meant, n).toFixed(2),
  }));
  return withValues(
    general<number, number>({
      checked: {
        en: `least moves by search, n = 1 to ${most}, the same by plans that set discs aside, and these plans to n = ${far} for the growth`,
        pt: `o menor número de movimentos por busca, n = 1 a ${most}, o mesmo por planos que põem discos de lado, e esses planos até n = ${far} para o crescimento`,
      },
      instances: range(1, most),
      satisfies: (moves, n) => Math.abs(printed(n) - moves) < 1e-9,
      methods: {
        'a search on ranks': (n) => movesFromFirstPeg(reve(n)),
        'plans that set discs aside': (n) => Number(frameStewart(n)[n]),
      },
    }),
    ({ instance: n, computed }) => ({
      n,
      printed: printed(n).toFixed(2),
      computed,
      growth,
      most,
    }),
  );
}

export default {
  'table-4.1/reve': {
    check: (effort) => (effort === 'quick' ? check(8, 300) : check(10, 600)),
    counterexample: {
      en: ({ n, printed, computed, growth }) =>
        `n = ${n}: printed sqrt(pi) 2^sqrt(2n) = ${printed}, computed ${computed}. As an order of growth: moves over the printed formula are ${growth.map(({ n, byPrint }) => `${byPrint} for n = ${n}`).join(', ')}; over sqrt(n) 2^sqrt(2n) they are ${growth.map(({ byRoot }) => byRoot).join(', ')}`,
      pt: ({ n, printed, computed, growth: [a, b, c] }) =>
        `n = ${n}: a fórmula impressa vale ${withComma(printed)}, e ${computed} movimento basta. Como ordem de crescimento: a razão entre os movimentos e a fórmula impressa cresce, ${withComma(a.byPrint)} para n = ${a.n}, ${withComma(b.byPrint)} para n = ${b.n} e ${withComma(c.byPrint)} para n = ${c.n}; com sqrt(n) ela se mantém: ${withComma(a.byRoot)}, ${withComma(b.byRoot)} e ${withComma(c.byRoot)}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
