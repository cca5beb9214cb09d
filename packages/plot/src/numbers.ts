import { InputError } from '@manaus/core';

/**
 * A coordinate as written in a file: at most two decimals, no trailing zeros, no minus zero.
 *
 * Throws unless the value is a finite number, so no figure carries a NaN.
 *
 * @example
 * ```ts
 * coordinate(1 / 3); // => '0.33'
 * coordinate(-0.001); // => '0'
 * ```
 */
export function coordinate(value: number): string {
  return String(roundCoordinate(value));
}

/**
 * A coordinate rounded to two decimals.
 *
 * @example
 * ```ts
 * roundCoordinate(2.005); // => 2.01
 * ```
 */
export function roundCoordinate(value: number): number {
  if (!Number.isFinite(value))
    throw new InputError('plot/figure', 'coordinate', 'finite', { got: value });
  return Math.round(value * 100 + addend) / 100 || 0; // no minus zero
}

// Keeps halves from falling to either side by the last bit, so stored figures are the same on every
// machine.
const addend = 1e-7;

/** A value, or the bound that it is beyond. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * The width of a text in pixels, estimated from the DejaVu Sans advances; used to place things,
 * never to cut text.
 *
 * @example
 * ```ts
 * textWidth('12/3/', 10) < textWidth('12/3/', 10, 'bold'); // => true
 * ```
 */
export function textWidth(
  text: string,
  size: number,
  weight: 'normal' | 'bold' = 'normal',
): number {
  let width = 0;
  for (const char of text) width += advances.find(([chars]) => chars.test(char))?.[1] ?? 0.62;
  return width * size * (weight === 'bold' ? 1.1 : 1);
}

/** The widths of characters that are not about 0.62 of the size of a text. */
const advances: readonly (readonly [chars: RegExp, width: number])[] = [
  [/[ilj.,:;'|!]/, 0.3],
  [/[/ ()ftr]/, 0.37],
  [/[mwMW→=]/, 0.9],
  [/[A-Z]/, 0.7],
];
