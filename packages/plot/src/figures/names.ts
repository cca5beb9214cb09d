import type { TowerRules } from '@manaus/core';

const lowered = (value: number) =>
  [...String(value)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');
const raised = (value: number) =>
  [...String(value)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/**
 * The name of a tower's graph as the works write it: symbol, pegs below, discs above.
 *
 * @example
 * ```ts
 * graphName(manaus(4)); // => 'Manaus M₃⁴'
 * ```
 */
export function graphName({
  name,
  symbol,
  capacities,
  discs,
}: Pick<TowerRules, 'name' | 'symbol' | 'capacities' | 'discs'>): string {
  return `${name} ${symbol}${lowered(capacities.length)}${raised(discs)}`;
}

/**
 * A count with its noun, and commas from a thousand on.
 *
 * @example
 * ```ts
 * counted(2187, 'state'); // => '2,187 states'
 * counted(1, 'move'); // => '1 move'
 * ```
 */
export function counted(count: number, noun: string): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ',')} ${noun}${count === 1 ? '' : 's'}`;
}
