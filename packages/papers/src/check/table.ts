import type { Cell, Finding } from '../finding.js';
import type { Words } from '../words.js';
import { unchecked } from './combine.js';
import { type Methods, panel } from './methods.js';
import type { Facts } from './value.js';

/** A printed value, and where it stands; it may carry what the methods need to compute it. */
export interface PrintedCell {
  readonly place: readonly string[];
  readonly printed: string;
}

/** A printed table, and the methods that compute each of its cells. */
export interface PrintedTable<C extends PrintedCell> {
  /** The instances tried, for the ledger. */
  readonly checked: Words;
  /** Reads the print. */
  printed(): readonly C[];
  readonly methods: Methods<C, string>;
}

/** The table computed: all cells, and what ran. */
function computed<C extends PrintedCell>({ checked, printed, methods }: PrintedTable<C>) {
  const tried = panel<C, string>(methods);
  const cells = printed().map((cell) => computedCell(cell, tried.compute(cell)));
  return { cells, evidence: tried.evidence(checked, ['']) };
}

function computedCell({ place, printed }: PrintedCell, facts: Facts | null): Cell {
  if (facts === null) throw new Error(`no method computes the cell ${place.join(', ')}`);
  return { place, printed, computed: facts[''] as string };
}

/**
 * All cells of a printed table with what is computed for them.
 *
 * @example
 * ```ts
 * const table = { checked: { en: '1 × 1', pt: '1 × 1' }, printed: () => [{ place: ['n = 3'], printed: '9', n: 3 }], methods: { 'by powers': ({ n }) => String(n ** 2) } };
 * cellsOf(table)[0].computed; // => '9'
 * ```
 */
export const cellsOf = <C extends PrintedCell>(table: PrintedTable<C>): readonly Cell[] =>
  computed(table).cells;

/**
 * The verdict on a printed table: `holds` when every cell agrees, else `fails` with those that do
 * not, and with `values`.
 *
 * `misprints` are the cells that the work itself has otherwise elsewhere, by their places: where no
 * other cell differs, the verdict is `misprint`.
 *
 * A table without cells is `unchecked`. Throws where two methods disagree on a cell.
 *
 * @example
 * ```ts
 * const table = { checked: { en: '1 × 1', pt: '1 × 1' }, printed: () => [{ place: ['n = 3'], printed: '8' }], methods: { 'by powers': () => '9' } };
 * compared(table).cells; // => { differing: [{ place: ['n = 3'], printed: '8', computed: '9' }], of: 1 }
 * ```
 */
export function compared<C extends PrintedCell, V = Record<string, never>>(
  table: PrintedTable<C>,
  otherwise: { readonly misprints?: readonly string[]; readonly values?: () => V } = {},
): Finding<V> {
  const { cells, evidence } = computed(table);
  if (cells.length === 0)
    return unchecked({ en: 'the table has no cells', pt: 'a tabela não tem células' });
  const differing = cells.filter((cell) => cell.printed !== cell.computed);
  if (differing.length === 0) return { verdict: 'holds', evidence };
  const values = (otherwise.values?.() ?? {}) as V;
  const known = (cell: Cell) => otherwise.misprints?.includes(cell.place.join(', ')) ?? false;
  const verdict = differing.every(known) ? 'misprint' : 'fails';
  return { verdict, evidence, values, cells: { differing, of: cells.length } };
}
