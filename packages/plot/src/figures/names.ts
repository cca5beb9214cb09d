import type { TowerRules } from '@manaus/core';
import { languageOf, message, type Tongue } from '../language.js';

/**
 * The name of a tower's graph as the works write it, in a language: symbol, pegs below, discs
 * above.
 *
 * @example
 * ```ts
 * graphName('en', manaus(4)); // => 'Manaus M₃⁴'
 * ```
 */
export function graphName(
  language: Tongue,
  { name, symbol, capacities, discs }: Pick<TowerRules, 'name' | 'symbol' | 'capacities' | 'discs'>,
): string {
  const digits = (value: number, signs: string) =>
    [...String(value)].map((digit) => signs[Number(digit)]).join('');
  const pegs = digits(capacities.length, '₀₁₂₃₄₅₆₇₈₉');
  return `${message(language, name)} ${symbol}${pegs}${digits(discs, '⁰¹²³⁴⁵⁶⁷⁸⁹')}`;
}

/**
 * A count with its noun in a language, and marks between thousands; the noun and its plural are in
 * the shared words.
 *
 * @example
 * ```ts
 * counted('en', 2187, 'state'); // => '2,187 states'
 * counted('en', 1, 'move'); // => '1 move'
 * ```
 */
export function counted(language: Tongue, count: number, noun: Noun): string {
  const mark = languageOf(language) === 'en' ? ',' : '.';
  const digits = `${count}`.replace(/\B(?=(\d{3})+$)/g, mark);
  return `${digits} ${message(language, count === 1 ? noun : plurals[noun])}`;
}

type Noun = keyof typeof plurals;

const plurals = {
  state: 'states',
  move: 'moves',
  vertex: 'vertices',
  edge: 'edges',
  point: 'points',
  triangle: 'triangles',
} as const;
