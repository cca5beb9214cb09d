import { gcd } from './integers.js';
import { withoutRoots } from './roots.js';

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
  const present = summands.filter(([coefficient]) => coefficient !== 0n);
  return present.map((summand, i) => withSign(summand, i === 0, times)).join('') || '0';
}

function withSign([c, body]: Summand, isFirst: boolean, times: string): string {
  if (c < 0n) return `${isFirst ? '-' : ' - '}${multiple(-c, body, times)}`;
  return `${isFirst ? '' : ' + '}${multiple(c, body, times)}`;
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

/**
 * A polynomial as a content and a product of factors in brackets; its integer roots up to 20 are
 * taken out.
 */
export function factored(
  coefficients: readonly bigint[],
  style: Style,
): { readonly content: bigint; readonly factors: readonly string[] } {
  const content = contentOf(coefficients);
  const primitive = trimmed(coefficients.map((coefficient) => coefficient / (content || 1n)));
  const { roots, rest } = withoutRoots(primitive, ROOTS);
  const factors = [...roots].map(([root, times]) =>
    times === 1 ? linear(root) : style.power(linear(root), String(times)),
  );
  return {
    content,
    factors: rest.length > 1 ? [...factors, `(${expanded(rest, style)})`] : factors,
  };
}

const linear = (root: number) => (root === 0 ? 'n' : `(${nPlus(-root)})`);

/** The sum of n and a number: n+2, n, n-1. */
export const nPlus = (more: number): string =>
  more === 0 ? 'n' : `n${more > 0 ? '+' : '-'}${Math.abs(more)}`;

/** The greatest common divisor of the coefficients, with the sign of the leading one. */
export function contentOf(coefficients: readonly bigint[]): bigint {
  const leading = trimmed(coefficients).at(-1) ?? 1n;
  return coefficients.reduce(gcd, 0n) * (leading < 0n ? -1n : 1n);
}

function trimmed(coefficients: readonly bigint[]): readonly bigint[] {
  let end = coefficients.length;
  while (end > 0 && coefficients[end - 1] === 0n) end--;
  return coefficients.slice(0, end);
}

/**
 * A polynomial over a denominator, in factors where it has some: 'n(n+1)/2', '(n^2 + 3n - 6)/2',
 * '2n - 1'.
 */
export function polynomial(
  coefficients: readonly bigint[],
  denominator: bigint,
  style: Style,
): string {
  const { content, factors } = factored(coefficients, style);
  if (factors.length < 2) return overOf(expanded(coefficients, style), denominator, style);
  return overOf(sumOf([[content, factors.join('')]], { ...style, times: '' }), denominator, style);
}
