import {
  apply,
  integerRoots,
  minimalPolynomial,
  multiply,
  type Polynomial,
  valueAt,
} from './polynomials.js';

/** A proof that a sequence is nowhere negative; see `verify.ts`, which checks it. */
export interface Chain {
  readonly strip: readonly bigint[];
  readonly extra: bigint | null;
  readonly delta: bigint;
  readonly closing: readonly bigint[];
}

/** Multiplied by one of these, many polynomials have no positive coefficient below the first. */
const MULTIPLIERS: readonly Polynomial[] = [
  [1n],
  [1n, 1n],
  [1n, 2n, 1n],
  [1n, 1n, 1n],
  [1n, 3n, 3n, 1n],
  [1n, 0n, 1n],
  [1n, 1n, 1n, 1n],
  [1n, 4n, 6n, 4n, 1n],
  [1n, 0n, 0n, 1n],
  [2n, 1n],
  [2n, 3n, 1n],
  [3n, 1n],
  [4n, 4n, 1n],
  [1n, 1n, 1n, 1n, 1n],
];

/** An integer between two positive irrational roots is looked for up to here. */
const LARGEST_EXTRA = 11n;

const closes = (polynomial: Polynomial) => polynomial.slice(0, -1).every((c) => c <= 0n);

/** The chains that may prove sequences with this minimal polynomial, the plainest first. */
function plans(polynomial: Polynomial): Chain[] {
  // The positive integer roots are stripped, but for the largest, which may stay.
  const { roots, rest } = integerRoots(polynomial);
  const strip = roots.filter((root) => root > 0n);
  const others = roots.filter((root) => root <= 0n);
  const left = others.reduce<Polynomial>((product, root) => multiply(product, [-root, 1n]), rest);
  const ways: { strip: readonly bigint[]; left: Polynomial }[] = [];
  const keep = (root: bigint) => multiply(left, [-root, 1n]);
  if (strip.length > 0)
    ways.push({ strip: strip.slice(0, -1), left: keep(strip[strip.length - 1]) });
  ways.push({ strip, left });
  if (strip.length > 1) ways.push({ strip: strip.slice(1), left: keep(strip[0]) });

  const found: Chain[] = [];
  for (const way of ways) {
    const closing = MULTIPLIERS.map((factor) => multiply(way.left, factor)).find(closes);
    if (closing !== undefined) found.push({ strip: way.strip, extra: null, delta: 0n, closing });
  }
  // Two positive irrational roots: (x - extra) closing(x) - delta, with an integer between them.
  for (const way of ways)
    for (let extra = 1n; extra <= LARGEST_EXTRA; extra++)
      for (const factor of MULTIPLIERS) {
        const product = multiply(way.left, factor);
        const delta = -valueAt(product, extra);
        if (delta < 0n) continue;
        product[0] += delta;
        const closing: bigint[] = [];
        let carry = 0n;
        for (const c of product.slice(1).reverse()) {
          carry = carry * extra + c;
          closing.unshift(carry);
        }
        if (closing.at(-1) !== 1n || !closes(closing)) continue;
        found.push({ strip: way.strip, extra, delta, closing });
        break;
      }
  return found;
}

const remembered = new Map<string, Chain[]>();

/**
 * A chain that proves that a sequence is nowhere negative, from its first terms; or why none was
 * found: `late` where one may hold from a later n on.
 */
export function findChain(values: readonly bigint[]): Chain | 'none' | 'late' {
  if (values.every((value) => value === 0n))
    return { strip: [], extra: null, delta: 0n, closing: [1n] };
  const polynomial = minimalPolynomial(values);
  if (polynomial === null) return 'none';
  const key = polynomial.join();
  const tried = remembered.get(key) ?? plans(polynomial);
  remembered.set(key, tried);
  if (tried.length === 0 || (values.at(-1) as bigint) < 0n) return 'none';
  for (const chain of tried) {
    let current = values;
    let holds = true;
    for (const root of [...chain.strip, ...(chain.extra === null ? [] : [chain.extra])]) {
      holds &&= current[0] >= 0n;
      current = apply([-root, 1n], current);
    }
    if (holds && current.slice(0, chain.closing.length - 1).every((value) => value >= 0n))
      return chain;
  }
  return 'late';
}
