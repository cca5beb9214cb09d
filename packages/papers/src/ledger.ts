import { existsSync, readdirSync } from 'node:fs';
import { InputError } from '@manaus/core';
import { cached } from './cache.js';
import { type InventoryEntry, inventory, works } from './inventory.js';
import type { Effort, Finding, Item, Kind, Verdict } from './item.js';

/** A line of the ledger: an item, and what its check found. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: Kind;
  readonly statement: string;
  readonly verdict: Verdict;
  readonly recorded: Verdict;
  readonly checked: string;
  readonly counterexample: string | null;
  readonly departs: string | null;
  readonly methods: number;
  readonly reason: string | null;
}

/** Which items to check, how far, and who listens. */
export interface LedgerOptions {
  readonly work?: string | undefined;
  readonly id?: string | undefined;
  readonly effort?: Effort | undefined;
  /** Hears how many checks are done, of how many, and which comes next. */
  readonly onProgress?: ((done: number, of: number, id: string) => void) | undefined;
}

/**
 * All items of a work, or of all works, in the order of the inventory; what is not built yet is there too, as `unchecked`.
 *
 * Throws an `InputError` for an unknown work.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).length; // => 150
 * ```
 */
export async function loadItems(work?: string): Promise<Item[]> {
  const keys = works();
  if (work !== undefined && !keys.includes(work))
    throw new InputError('papers/ledger', 'work', 'oneOf', { names: keys, got: work });
  const lists = await Promise.all((work === undefined ? keys : [work]).map(itemsOf));
  return lists.flat();
}

async function itemsOf(work: string): Promise<Item[]> {
  const built = new Map((await builtItems(work)).map((item) => [item.id, item]));
  const entries = inventory(work);
  const known = new Set(entries.map((entry) => entry.id));
  for (const id of built.keys())
    if (!known.has(id)) throw new Error(`the inventory of ${work} does not know the item ${id}`);
  return entries.map((entry) => built.get(entry.id) ?? notYetBuilt(entry));
}

/** The items of a work's folder: every file exports one, or several with a common prefix. */
async function builtItems(work: string): Promise<Item[]> {
  const folder = new URL(`./${work}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const modules: { default?: Item | readonly Item[] }[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return modules.flatMap((module) => module.default ?? []);
}

function notYetBuilt({ id, kind, statement }: InventoryEntry): Item {
  const finding: Finding = {
    verdict: 'unchecked',
    checked: 'nothing',
    reason: 'not yet built',
    methods: 0,
  };
  return { id, kind, statement, uses: [], recorded: 'unchecked', check: () => finding };
}

/**
 * Runs the checks and returns a row an item. Findings are kept on disk and read again while neither code nor data have changed.
 *
 * Throws an `InputError` for an unknown work or id.
 *
 * @example
 * ```ts
 * (await runLedger({ id: 'martins2024/theorem-8' }))[0].verdict; // => 'holds-in-range'
 * ```
 */
export async function runLedger(options: LedgerOptions = {}): Promise<LedgerRow[]> {
  const effort = options.effort ?? 'quick';
  const all = await loadItems(options.work ?? workOf(options.id));
  const items = options.id === undefined ? all : all.filter((item) => item.id === options.id);
  if (items.length === 0)
    throw new InputError('papers/ledger', 'id', 'member', { of: 'items', got: options.id });
  const rows: LedgerRow[] = [];
  for (const item of items) {
    options.onProgress?.(rows.length, items.length, item.id);
    rows.push(rowOf(item, await cached(item, effort)));
  }
  return rows;
}

function workOf(id: string | undefined): string | undefined {
  return id === undefined ? undefined : works().find((work) => id.startsWith(`${work}/`));
}

function rowOf(item: Item, finding: Finding): LedgerRow {
  const { verdict, checked, methods } = finding;
  const words = {
    counterexample: finding.counterexample ?? null,
    departs: item.departs ?? null,
    reason: finding.reason ?? null,
  };
  return {
    id: item.id,
    kind: item.kind,
    statement: item.statement,
    verdict,
    recorded: item.recorded,
    checked,
    methods,
    ...words,
  };
}
