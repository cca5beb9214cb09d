import type { Convention, Outcome } from '../game.js';
import { digitSum } from '../mex.js';
import type { HeapValue } from './grundy-values.js';
import type { Heaps } from './rule.js';

/**
 * The reason for an outcome: a key into the words of a front end, the values for its sentence, and
 * an item of a work that proves it.
 */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly item: string | null;
}

/** The outcome of a position by its Grundy value, in normal play. */
export const outcomeOfValue = (value: number): Outcome => (value === 0 ? 'P' : 'N');

/** A reason by its key and values; by default no item of a work proves it. */
export const reason = (
  key: string,
  values: Reason['values'] = {},
  item: string | null = null,
): Reason => ({ key, values, item });

/**
 * The reason that the nim-sum is 0 or not: of the Grundy values of the heaps, or of the heaps
 * themselves.
 */
export function nimSumReason(
  heaps: Heaps,
  grundyValue: HeapValue | null,
  item: string | null,
): Reason {
  const values = grundyValue === null ? heaps : heaps.map(grundyValue);
  const total = digitSum(values);
  const sum = `${values.join(' ⊕ ')}${values.length > 1 ? ` = ${total}` : ''}`;
  const of = grundyValue === null ? '' : `${heaps.map((heap) => `g(${heap})`).join(' ⊕ ')} = `;
  return reason(`sum.${outcomeOfValue(total)}`, { sum: of + sum }, item);
}

/** The reason that a single heap has Grundy value 0 or not. */
export const valueReason = (heap: number, value: number): Reason =>
  reason(`value.${outcomeOfValue(value)}`, { heap, value });

/** The reason for the outcome of a position without a move. */
export const overReason = (convention: Convention): Reason => reason(`over.${convention}`);

/** The reason that a table of all positions below one says so. */
export const tableReason = (outcome: Outcome): Reason => reason(`table.${outcome}`);
