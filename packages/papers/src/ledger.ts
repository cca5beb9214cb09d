import { InputError } from '@manaus/core';
import {
  faultMaker,
  listed,
  requireCallbacks,
  requireKind,
  requireOneOf,
  requireOptions,
  shown,
} from '@manaus/core/internals';
import { findingsIn } from '#host';
import type { Judged } from './answer.js';
import type { OnDamaged } from './cache.js';
import { works } from './inventory.js';
import type { Effort, Item } from './item.js';
import { loadItems } from './loader.js';
import { nearIds } from './near-ids.js';
import { proofsOf, withProofs } from './proofs/proofs-of.js';
import { type LedgerRow, rowOf } from './row.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** No item, but like some. */
    nearItem: { readonly names: readonly string[]; readonly got: unknown };
  }
}

const fault = faultMaker({
  nearItem: ({ names, got }, what) =>
    `${what} must be one of the items (got ${shown(got)}); did you mean ${listed(names)}?`,
});

/** The items to check, and the effort. */
export interface LedgerOptions {
  readonly work?: string | undefined;
  readonly id?: string | undefined;
  readonly effort?: Effort | undefined;
  /**
   * The folder of stored findings. Default: `.cache/ledger` in the checkout, `manaus/ledger` in the
   * user's folder of caches for installed packages; none with `false`.
   */
  readonly cache?: string | false | undefined;
  /** Called with a stored finding that is damaged, and how; its item is checked again. */
  readonly onDamaged?: OnDamaged | undefined;
  /** Called before each check: how many are done, of how many, and which comes next. */
  readonly onProgress?: ((done: number, of: number, id: string) => void) | undefined;
}

const place = 'papers/ledger';

const OPTIONS = ['work', 'id', 'effort', 'cache', 'onDamaged', 'onProgress'];

const EFFORTS: readonly Effort[] = ['quick', 'full'];

/** Throws an `InputError` for options of another kind; the work is looked for later. */
function requireLedgerOptions(options: LedgerOptions): void {
  requireOptions(place, OPTIONS, options);
  const { id, effort = 'quick', cache = false, onDamaged, onProgress } = options;
  if (id !== undefined) requireKind(place, 'id', 'text', id);
  requireOneOf(place, 'effort', EFFORTS, effort);
  if (cache !== false) requireKind(place, 'cache', 'text', cache);
  requireCallbacks(place, { onDamaged, onProgress });
}

/**
 * Items with what their checks find and what is proved of them. Findings are kept on disk and read
 * again while neither code nor data have changed.
 *
 * Throws an `InputError` for an unknown work or id.
 *
 * @example
 * ```ts
 * (await judge({ id: 'martins2024/theorem-8' }))[0].finding.verdict; // => 'proved'
 * ```
 */
export async function judge(options: LedgerOptions = {}): Promise<Judged[]> {
  requireLedgerOptions(options);
  const { effort = 'quick', cache, onDamaged, onProgress } = options;
  const items = await itemsOf(options);
  const findings = findingsIn(cache, onDamaged);
  const judged: Judged[] = [];
  for (const item of items) {
    onProgress?.(judged.length, items.length, item.id);
    const proofs = proofsOf(item.id);
    judged.push({ item, proofs, finding: withProofs(await findings.of(item, effort), proofs) });
  }
  return judged;
}

/**
 * Runs the checks and returns one row per item, in English; see {@link judge}.
 *
 * @example
 * ```ts
 * (await runLedger({ id: 'martins2024/theorem-8' }))[0].verdict; // => 'proved'
 * ```
 */
export const runLedger = async (options: LedgerOptions = {}): Promise<LedgerRow[]> =>
  (await judge(options)).map(rowOf);

/** The measured seconds that a check takes, on average over all items. */
const SECONDS: Readonly<Record<Effort, number>> = { quick: 0.2, full: 0.7 };

/**
 * The order of magnitude of the time that {@link runLedger} would take, in seconds: that of the
 * checks whose findings are not stored.
 *
 * Throws the same `InputError` for an unknown work or id.
 *
 * @example
 * ```ts
 * (await estimateLedgerSeconds({ id: 'martins2024/theorem-8' })) < 60; // => true
 * ```
 */
export async function estimateLedgerSeconds(options: LedgerOptions = {}): Promise<number> {
  requireLedgerOptions(options);
  const { effort = 'quick', cache } = options;
  const findings = findingsIn(cache);
  const open = (await itemsOf(options)).filter((item) => !findings.has(item, effort));
  return open.length * SECONDS[effort];
}

async function itemsOf({ work, id }: LedgerOptions): Promise<readonly Item[]> {
  const all = await loadItems(
    work === undefined ? works().find((each) => id?.startsWith(`${each}/`)) : work,
  );
  const items = id === undefined ? all : all.filter((item) => item.id === id);
  if (items.length > 0) return items;
  throw await unknownItem(String(id));
}

async function unknownItem(got: string): Promise<InputError> {
  const names = nearIds(
    (await loadItems()).map(({ id }) => id),
    got,
  );
  return names.length === 0
    ? new InputError(place, 'id', 'member', { of: 'items', got })
    : fault(place, 'id', 'nearItem', { names, got });
}
