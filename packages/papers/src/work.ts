import { InputError, type Noun } from '@manaus/core';
import type { Erratum, Figure } from '@manaus/plot';
import type { Cell } from './finding.js';
import type { Item } from './item.js';
import { isFigureItem, isTableItem } from './item.js';
import { runLedger } from './ledger.js';
import { loadItems } from './loader.js';
import type { LedgerRow } from './row.js';

/** A work, opened to look things up by the end of their id: `figure-5.2`, `theorem-7`. */
interface Work {
  readonly items: readonly Item[];
  /** The drawing of a figure. */
  figure(id: string): Figure;
  /** The cells of a table, printed and computed. */
  cells(id: string): readonly Cell[];
  /** What the check of an item found. */
  ledger(id: string): Promise<LedgerRow>;
  /** The same as an erratum, for an item that is not as printed. */
  erratum(id: string): Promise<Erratum>;
}

/**
 * Opens a work of the ledger; an `InputError` for an unknown key, and later for an unknown id or one without a drawing, cells or error.
 *
 * @example
 * ```ts
 * const work = await openWork('martins2024');
 * work.cells('table-3.1')[4].computed; // => '31'
 * (await work.ledger('theorem-7')).verdict; // => 'holds-in-range'
 * ```
 */
export async function openWork(key: string): Promise<Work> {
  const items = await loadItems(key);
  const find = <T extends Item>(id: string, is: (item: Item) => item is T, of: Noun): T => {
    const item = items.find((candidate) => candidate.id === `${key}/${id}`);
    if (item === undefined || !is(item))
      throw new InputError(`papers/${key}`, 'id', 'member', { of, got: id });
    return item;
  };
  const ledger = async (id: string) => (await runLedger({ id: `${key}/${id}` }))[0];
  return {
    items,
    figure: (id) => find(id, isFigureItem, 'figures').figure(),
    cells: (id) => find(id, isTableItem, 'tables').cells(),
    ledger,
    erratum: async (id) => erratumOf(await ledger(id)),
  };
}

function erratumOf(row: LedgerRow): Erratum {
  if (row.counterexample === null)
    throw new InputError('papers/work', 'id', 'member', { of: 'errata', got: row.id });
  return {
    item: row.id,
    printed: row.statement,
    found: row.departs ?? row.checked,
    counterexample: row.counterexample,
  };
}
