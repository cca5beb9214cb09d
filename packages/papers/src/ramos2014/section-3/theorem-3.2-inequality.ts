import {
  type Effort,
  general,
  type Item,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { noRules } from '../evidence/rules.js';

/** A number N and e = p / q. */
type Point = { readonly N: number; readonly p: number; readonly q: number };

/** A point where the inequality is false, with its two sides. */
type Wrong = Point & { readonly left: number; readonly right: number };
type Case = { readonly one: Wrong; readonly two: Wrong };

/** All e = p / q up to 1 with small q. */
const ratios = (most: number) => range(1, most).flatMap((q) => range(1, q).map((p) => ({ p, q })));

/** In integers: divided by N and raised to the power p it is 1 < (N - 1)^p N^(2q - 2p). */
function inIntegers({ N, p, q }: Point): boolean {
  return 1n < BigInt(N - 1) ** BigInt(p) * BigInt(N) ** BigInt(2 * q - 2 * p);
}

/** The printed expressions, in integers where 2/e is one, else in floating point. */
function asPrinted({ N, p, q }: Point): boolean {
  if ((2 * q) % p !== 0) return N ** ((2 * q) / p - 1) < N ** ((2 * q) / p) - N;
  const exponent = BigInt((2 * q) / p);
  return BigInt(N) ** (exponent - 1n) < BigInt(N) ** exponent - BigInt(N);
}

const methods = { 'rearranged, in integers': inIntegers, 'the printed expressions': asPrinted };

/** N (N^(2/e))^(1 - e) = N^(2/e - 1): the exponents times p, and the values. */
const requireEquality = (most: number) =>
  requireHolds(
    general({
      checked: 'the exponents of the equality',
      instances: ratios(most),
      stated: () => true,
      methods: {
        exponents: ({ p, q }) => p + 2 * (q - p) === 2 * q - p,
        values: ({ p, q }) =>
          Math.abs((2 * (2 ** ((2 * q) / p)) ** (1 - p / q)) / 2 ** ((2 * q) / p - 1) - 1) < 1e-9,
      },
    }),
  );

const sides = (point: Point): Wrong => {
  const exponent = (2 * point.q) / point.p;
  return { ...point, left: point.N ** (exponent - 1), right: point.N ** exponent - point.N };
};

function check(effort: Effort) {
  const [bound, most] = effort === 'quick' ? [12, 60] : [40, 400];
  requireEquality(bound);
  const points = (first: number, below: number): Point[] =>
    range(first, most).flatMap((N) =>
      ratios(bound)
        .filter(({ p, q }) => p < q * below)
        .map((ratio) => ({ N, ...ratio })),
    );
  const checked = `N = 1 to ${most}, e = p/q up to 1 with q <= ${bound}, in integers; the printed expressions themselves, in integers where 2/e is one`;
  requireHolds(general({ checked, instances: points(2, 1), stated: () => true, methods }));
  const from = (first: number) =>
    withValues(
      general<Point, boolean>({
        checked,
        instances: points(first, 2),
        stated: () => true,
        methods,
      }),
      ({ instance }) => sides(instance),
    );
  const two = from(2);
  if (two.verdict !== 'fails') throw new Error('from N = 2 on nothing is wrong');
  return withValues(from(1), (one): Case => ({ one, two: two.values }));
}

const told = ({ N, p, q, left, right }: Wrong): string =>
  `N = ${N}, e = ${p}/${q}: ${left} < ${right} is false`;

export default {
  id: 'ramos2014/theorem-3.2-inequality',
  statement: {
    en: 'For every N >= 1 and every e > 0, N (N^(2/e))^(1 - e) = N^(2/e - 1) < N^(2/e) - N.',
    pt: 'Para todo N >= 1 e todo e > 0, N (N^(2/e))^(1 - e) = N^(2/e - 1) < N^(2/e) - N.',
  },
  rules: noRules,
  departs: {
    en: 'The equality holds. The inequality holds for N >= 2 and 0 < e < 1, which is what the proof needs; N = 1 must be left out, and for e >= 1 there is no factor n^(1 - e) above 1. The path has a whole number of cells only where N^(2/e) is an integer.',
    pt: 'A igualdade vale. A desigualdade vale para N >= 2 e 0 < e < 1, que é o que a demonstração usa; N = 1 deve ficar de fora, e para e >= 1 não há fator n^(1 - e) maior que 1. O caminho só tem um número inteiro de posições quando N^(2/e) é inteiro.',
  },
  recorded: 'fails',
  check,
  erratum: {
    where: {
      en: 'Section 3.5, proof of Theorem 3.2',
      pt: 'Seção 3.5, demonstração do Teorema 3.2',
    },
    printed: {
      en: 'N (|F′|^(1 - e)) = N^(-1 + 2/e) < N^(2/e) - N, for some e > 0.',
      pt: 'N·(|F′|^(1−ε)) = N^(−1+2/ε) < N^(2/ε) − N, para algum ε > 0.',
    },
    sure: {
      en: 'Neither N >= 2 nor e < 1 is asked for; the proof needs both.',
      pt: 'O texto não pede N >= 2 nem ε < 1; a demonstração precisa de ambos.',
    },
    counterexample: {
      en: ({ one, two }) => `${told(one)}; ${told(two)}`,
      pt: ({ one, two }) =>
        `Para N = ${one.N} e ε = ${one.p}/${one.q} é falso que ${one.left} < ${one.right}; para N = ${two.N} e ε = ${two.p}/${two.q} é falso que ${two.left} < ${two.right}.`,
    },
    found: { pt: () => 'Aritmética exata com inteiros; e as próprias expressões impressas.' },
  },
} satisfies Item<Case>;
