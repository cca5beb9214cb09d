import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  inBoth,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';

/** A number N and e = p / q. */
type Point = { readonly N: number; readonly p: number; readonly q: number };

/** A point where the inequality is false, with its two sides. */
type Wrong = Point & { readonly left: number; readonly right: number };
type Case = { readonly one: Wrong; readonly two: Wrong };

/** All e = p / q up to 3 with small q. */
const ratios = (most: number) =>
  range(1, most).flatMap((q) => range(1, 3 * q).map((p) => ({ p, q })));

/**
 * In integers: divided by N^(2/e - 1) and raised to the power p it is N^(2p - 2q) < (N - 1)^p, with
 * negative powers on the other side.
 */
function inIntegers({ N, p, q }: Point): boolean {
  const power = (base: number, exponent: number) => BigInt(base) ** BigInt(Math.max(0, exponent));
  return power(N, 2 * p - 2 * q) < power(N - 1, p) * power(N, 2 * q - 2 * p);
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
      checked: { en: 'the exponents of the equality', pt: 'os expoentes da igualdade' },
      instances: ratios(most),
      stated: () => true,
      methods: {
        exponents: ({ p, q }) => p + 2 * (q - p) === 2 * q - p,
        values: ({ p, q }) =>
          Math.abs((2 * (2 ** ((2 * q) / p)) ** (1 - p / q)) / 2 ** ((2 * q) / p - 1) - 1) < 1e-9,
      },
    }),
  );

/** Whether the inequality is true, or is false, at all of some points. */
const atAll = (instances: readonly Point[], checked: Words, answer = true) =>
  general<Point, boolean>({ checked, instances, stated: () => answer, methods });

/** The first point from some e on where the inequality is false. */
function firstWrong(points: readonly Point[], least: number): Wrong {
  const finding = atAll(
    points.filter(({ p, q }) => p >= least * q),
    inBoth(`e from ${least} on`),
  );
  if (finding.verdict !== 'fails') throw new Error(`from e = ${least} on nothing is wrong`);
  const point = finding.values.instance;
  const exponent = (2 * point.q) / point.p;
  return { ...point, left: point.N ** (exponent - 1), right: point.N ** exponent - point.N };
}

function check(effort: Effort) {
  const [bound, most] = effort === 'quick' ? [12, 60] : [40, 400];
  requireEquality(bound);
  const points = range(2, most).flatMap((N) => ratios(bound).map((ratio) => ({ N, ...ratio })));
  const checked = {
    en: `N = 2 to ${most}, e = p/q up to 3 with q <= ${bound}, in integers; the printed expressions themselves, in integers where 2/e is one`,
    pt: `N = 2 a ${most}, e = p/q até 3 com q <= ${bound}, em inteiros; as próprias expressões impressas, em inteiros onde 2/e é um inteiro`,
  };
  const small = points.filter(({ p, q }) => p < q);
  const large = points.filter(({ p, q }) => p >= 2 * q);
  requireHolds(atAll(small, checked));
  requireHolds(atAll(large, checked, false));
  const values: Case = { one: firstWrong(points, 1), two: firstWrong(points, 2) };
  return withValues(atAll(points, checked), () => values);
}

const ratio = ({ p, q }: Wrong): string => (q === 1 ? `${p}` : `${p}/${q}`);

const told = (wrong: Wrong): string =>
  `N = ${wrong.N}, e = ${ratio(wrong)}: ${wrong.left} < ${wrong.right} is false`;

export default {
  'theorem-3.2-inequality': {
    check,
    counterexample: {
      en: ({ one, two }) => `${told(one)}; ${told(two)}`,
      pt: ({ one, two }) =>
        `Para N = ${one.N} e ε = ${ratio(one)} é falso que ${one.left} < ${one.right}; para N = ${two.N} e ε = ${ratio(two)} é falso que ${two.left} < ${two.right}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
