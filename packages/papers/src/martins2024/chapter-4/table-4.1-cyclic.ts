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
import { cyclic } from '../evidence/seven-towers.js';
import { movesByPlaying } from '../evidence/towers.js';

type Tower = { readonly h: number; readonly n: number };

type Case = Tower & {
  readonly moves: number;
  /** The values of the formula with logarithms to the base 2, e, 10. */
  readonly printed: readonly string[];
  /** The formula to the base 2 for n = 1, 2, 3. */
  readonly roots: readonly string[];
  /** The least moves for n = 1, 2, ... */
  readonly rise: readonly number[];
};

const bases = [2, Math.E, 10];
const formula = ({ h, n }: Tower, base: number): number =>
  ((h * Math.log(h)) / Math.log(base) + 2 * h) ** (1 / n);

const moves = ({ h, n }: Tower): number => movesFromFirstPeg(cyclic(n, h));

/**
 * With one disc it is carried over h - 1 moves; more discs need more moves, and the formula falls.
 */
const risesWhileTheFormulaFalls = (found: number, { h, n }: Tower): boolean =>
  n === 1
    ? found === h - 1
    : found > moves({ h, n: n - 1 }) &&
      bases.every((base) => formula({ h, n }, base) < formula({ h, n: n - 1 }, base));

const judged = (most: number, satisfies: (found: number, tower: Tower) => boolean) =>
  general<Tower, number>({
    checked: {
      en: `least moves from p0 to p_(h-1) by search and by playing the plain rules, h = 3 to 5, n = 1 to ${most} (${most - 2} for h > 3); the formula with logarithms to the bases 2, e and 10`,
      pt: `o menor número de movimentos de p0 a p_(h-1) por busca e jogando pelas regras, h = 3 a 5, n = 1 a ${most} (${most - 2} para h > 3); a fórmula com logaritmos nas bases 2, e e 10`,
    },
    instances: range(3, 5).flatMap((h) =>
      range(1, h === 3 ? most : most - 2).map((n) => ({ h, n })),
    ),
    satisfies,
    methods: {
      'a search on ranks': moves,
      'play by the plain rules': ({ h, n }) => movesByPlaying(cyclic(n, h)),
    },
  });

function check(most: number): Finding<Case> {
  requireHolds(judged(most, risesWhileTheFormulaFalls));
  // The formula, to one of the bases, gives what was found.
  return withValues(
    judged(most, (found, tower) =>
      bases.some((base) => Math.abs(formula(tower, base) - found) < 1e-9),
    ),
    ({ instance, computed }) => {
      const { h, n } = instance;
      return {
        h,
        n,
        moves: computed,
        printed: bases.map((base) => formula({ h, n }, base).toFixed(2)),
        roots: range(1, 3).map((discs) => formula({ h, n: discs }, 2).toFixed(2)),
        rise: range(1, most).map((discs) => moves({ h, n: discs })),
      };
    },
  );
}

export default {
  'table-4.1/cyclic': {
    check: (effort) => check(effort === 'quick' ? 6 : 8),
    counterexample: {
      en: ({ h, n, moves, printed, roots, rise }) =>
        `h = ${h}, n = ${n}: the disc needs ${moves} moves from p0 to p2, printed (3 log 3 + 6)^(1/1) = ${printed.join(', ')} with logarithms to the base 2, e, 10 (more than 6 to any base above 1; to p1 it needs 1 move); as an order of growth: the root falls with n towards 1 (${roots.join(', ')}, ... to the base 2), the moves rise (${rise.join(', ')}, ...)`,
      pt: ({ h, n, moves, printed, roots, rise }) =>
        `h = ${h}, n = ${n}: o disco precisa de ${moves} movimentos de p_0 até p_2, e a fórmula dá ${printed.map(withComma).join('; ')}, conforme o logaritmo seja de base 2, e ou 10. Como ordem de crescimento: a raiz decresce para 1 (${roots.map(withComma).join('; ')}; ..., na base 2), e os movimentos crescem (${rise.join(', ')}, ...).`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
