import { readdirSync, readFileSync } from 'node:fs';
import type { Kind } from './item.js';

/** A statement of a work at one place. */
export interface InventoryEntry {
  readonly id: string;
  readonly kind: Kind;
  readonly statement: string;
  readonly drawing?: string;
  readonly caption?: string;
}

const folder = new URL('../inventory/', import.meta.url);

/**
 * The keys of the works, in alphabetical order.
 *
 * @example
 * ```ts
 * works(); // => ['carvalho2013', 'hanoi2012', 'martins2024', 'martins2024graft', 'ramos2014']
 * ```
 */
export function works(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/**
 * The statements of a work, item by item.
 *
 * @example
 * ```ts
 * inventory('martins2024').length; // => 169
 * ```
 */
export function inventory(work: string): InventoryEntry[] {
  return JSON.parse(readFileSync(new URL(`${work}.json`, folder), 'utf8'));
}
