import { gcd } from './integers.js';

/** The notation of formulas: plain text or TeX. */
export interface Style {
  readonly times: string;
  readonly text: (words: string) => string;
  readonly power: (base: string, exponent: string) => string;
  readonly over: (numerator: string, denominator: string) => string;
}

/** A sum outside all brackets. */
const isSum = (text: string) => / [+-] /.test(text.replace(/\([^()]*\)/g, ''));
const bracketed = (text: string) => (isSum(text) ? `(${text})` : text);

const plain: Style = {
  times: '·',
  text: (words) => words,
  power: (base, exponent) =>
    exponent.length === 1 ? `${base}^${exponent}` : `${base}^(${exponent})`,
  over: (numerator, denominator) =>
    `${bracketed(numerator)}/${/^(\d+|\w+)$/.test(denominator) ? denominator : `(${denominator})`}`,
};

const tex: Style = {
  times: ' \\cdot ',
  text: (words) => `\\text{${words}}`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  over: (numerator, denominator) => `\\frac{${numerator}}{${denominator}}`,
};

/** A formula in both styles. */
export function inBothStyles(write: (style: Style) => string): {
  readonly text: string;
  readonly tex: string;
} {
  return { text: write(plain), tex: write(tex) };
}

/** A coefficient and what it stands before; the empty text stands for 1. */
export type Summand = readonly [coefficient: bigint, body: string];

/** A sum without its zero terms: '2^n - 3'. */
export function sumOf(summands: readonly Summand[], { times }: Style): string {
  const parts = summands
    .filter(([coefficient]) => coefficient !== 0n)
    .map(([coefficient, body]) => [
      coefficient < 0n ? '-' : '+',
      multiple(coefficient < 0n ? -coefficient : coefficient, body, times),
    ]);
  if (parts.length === 0) return '0';
  const [[sign, first], ...rest] = parts;
  return `${sign === '-' ? '-' : ''}${first}${rest.map(([between, part]) => ` ${between} ${part}`).join('')}`;
}

function multiple(coefficient: bigint, body: string, times: string): string {
  if (body === '') return String(coefficient);
  if (coefficient === 1n) return body;
  return `${coefficient}${/^[\d(a]/.test(body) ? times : ''}${body}`;
}

/** A numerator over a denominator, which is left out when it is 1. */
export function overOf(numerator: string, denominator: bigint, { over }: Style): string {
  return denominator === 1n ? numerator : over(numerator, String(denominator));
}

/** A power of n; the empty text stands for 1. */
export const powerOfN = (exponent: number, style: Style): string =>
  exponent === 0 ? '' : exponent === 1 ? 'n' : style.power('n', String(exponent));

/** A polynomial by its coefficients, the constant first, as a sum: 'n^2 + 3n - 6'. */
export function expanded(coefficients: readonly bigint[], style: Style): string {
  return sumOf(
    coefficients.map((coefficient, i) => [coefficient, powerOfN(i, style)] as const).reverse(),
    style,
  );
}

/** 0 first, so that n comes before the brackets. */
const ROOTS = [0, ...Array.from({ length: 20 }, (_, i) => [i + 1, -i - 1]).flat()];

/** A polynomial as a content and a product of factors in brackets; its integer roots up to 20 are taken out. */
export function factored(
  coefficients: readonly bigint[],
  style: Style,
): { readonly content: bigint; readonly factors: readonly string[] } {
  const leading = trimmed(coefficients).at(-1) ?? 1n;
  const content = coefficients.reduce(gcd, 0n) * (leading < 0n ? -1n : 1n);
  const { roots, rest } = withoutRoots(
    trimmed(coefficients.map((coefficient) => coefficient / (content || 1n))),
  );
  const factors = [...roots].map(([root, times]) =>
    times === 1 ? linear(root) : style.power(linear(root), String(times)),
  );
  return {
    content,
    factors: rest.length > 1 ? [...factors, `(${expanded(rest, style)})`] : factors,
  };
}

/** The integer roots of a polynomial up to 20 with their multiplicities, and what is left of it. */
function withoutRoots(coefficients: readonly bigint[]) {
  const roots = new Map<number, number>();
  let rest = coefficients;
  for (const root of ROOTS) {
    for (
      let next = withoutRoot(rest, BigInt(root));
      next !== null;
      next = withoutRoot(rest, BigInt(root))
    ) {
      rest = next;
      roots.set(root, (roots.get(root) ?? 0) + 1);
    }
  }
  return { roots, rest };
}

const linear = (root: number) => (root === 0 ? 'n' : root > 0 ? `(n-${root})` : `(n+${-root})`);

function trimmed(coefficients: readonly bigint[]): readonly bigint[] {
  let end = coefficients.length;
  while (end > 0 && coefficients[end - 1] === 0n) end--;
  return coefficients.slice(0, end);
}

/** The quotient by n - root, or null if it is not a root. */
function withoutRoot(coefficients: readonly bigint[], root: bigint): bigint[] | null {
  if (coefficients.length < 2) return null;
  const quotient: bigint[] = [];
  const remainder = coefficients.reduceRight((carried, coefficient) => {
    quotient.unshift(carried);
    return carried * root + coefficient;
  }, 0n);
  return remainder === 0n ? quotient.slice(0, -1) : null;
}

/** A polynomial over a denominator, in factors where it has some: 'n(n+1)/2', '(n^2 + 3n - 6)/2', '2n - 1'. */
export function polynomial(
  coefficients: readonly bigint[],
  denominator: bigint,
  style: Style,
): string {
  const { content, factors } = factored(coefficients, style);
  if (factors.length < 2) return overOf(expanded(coefficients, style), denominator, style);
  return overOf(sumOf([[content, factors.join('')]], { ...style, times: '' }), denominator, style);
}
