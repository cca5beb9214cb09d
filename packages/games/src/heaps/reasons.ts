import type { Convention, Outcome } from '../game.js';
import { nimSum } from '../mex.js';
import type { Reason } from './family.js';
import type { Heaps } from './heap-game.js';

/**
 * The reason that the nim-sum is 0 or not: of the Grundy values of the heaps, or of the heaps
 * themselves.
 */
export function nimSumReason(
  heaps: Heaps,
  grundyValue: ((heap: number) => number) | null,
  item: string | null,
): Reason {
  const values = grundyValue === null ? heaps : heaps.map(grundyValue);
  const total = nimSum(values);
  const sum = `${values.join(' ⊕ ')}${values.length > 1 ? ` = ${total}` : ''}`;
  const of = grundyValue === null ? '' : `${heaps.map((heap) => `g(${heap})`).join(' ⊕ ')} = `;
  return { key: `sum.${total === 0 ? 'P' : 'N'}`, values: { sum: of + sum }, item };
}

/** The reason that a single heap has Grundy value 0 or not. */
export const valueReason = (heap: number, value: number): Reason => ({
  key: `value.${value === 0 ? 'P' : 'N'}`,
  values: { heap, value },
  item: null,
});

/** The reason for the outcome of a position without a move. */
export const overReason = (convention: Convention): Reason => ({
  key: `over.${convention}`,
  values: {},
  item: null,
});

/** The reason that a table of all positions below one says so. */
export const tableReason = (outcome: Outcome): Reason => ({
  key: `table.${outcome}`,
  values: {},
  item: null,
});
