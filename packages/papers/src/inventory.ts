import { requireOneOf } from '@manaus/core/internals';
import { files } from '#host';
import type { Kind } from './item.js';

/** A statement of a work at one place. */
export interface InventoryEntry {
  readonly id: string;
  readonly kind: Kind;
  readonly statement: string;
  readonly drawing?: string;
  readonly caption?: string;
}

/**
 * The keys of the works, in alphabetical order.
 *
 * @example
 * ```ts
 * works(); // => ['carvalho2013', 'hanoi2012', 'martins2024', 'martins2024graft', 'ramos2014']
 * ```
 */
export function works(): string[] {
  return [...files.texts('works')].sort();
}

/** The key itself, if it is that of a work; an `InputError` otherwise. */
export const requireWork = (work: string): string =>
  requireOneOf('papers/ledger', 'work', works(), work);

/**
 * The list of the statements that the print of a work makes, item by item, against which the ledger
 * is complete; empty for a work without one. Throws an `InputError` for an unknown work.
 *
 * @example
 * ```ts
 * inventory('martins2024').length; // => 179
 * ```
 */
export function inventory(work: string): InventoryEntry[] {
  return JSON.parse(files.text(`inventory/${requireWork(work)}.json`) ?? '[]');
}
