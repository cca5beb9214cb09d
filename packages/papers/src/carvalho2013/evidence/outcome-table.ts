import {
  cellsOf,
  compared,
  type ItemCheck,
  type PrintedCell,
  type PrintedTable,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { outcomesByGrundy, outcomesByOptions, rowWays } from './subtraction-rows.js';

type HeapCell = PrintedCell & { readonly heap: number };

function printedRow(id: string, last: number): HeapCell[] {
  const rows = printed(id);
  if (rows.length === last + 1)
    return rows.map(({ x, outcome }) => ({
      place: [`x = ${x}`],
      printed: outcome,
      heap: Number(x),
    }));
  throw new Error(`${id} has ${rows.length} entries, not ${last + 1}`);
}

const tableOf = (id: string, set: readonly number[], last: number): PrintedTable<HeapCell> => ({
  checked: {
    en: `all ${last + 1} cells, ${rowWays.en}`,
    pt: `todas as ${last + 1} células, ${rowWays.pt}`,
  },
  printed: () => printedRow(id, last),
  methods: {
    'the definition of P and N': ({ heap }) => outcomesByOptions(set, last)[heap],
    'Grundy values': ({ heap }) => outcomesByGrundy(set, last)[heap],
  },
});

/** A printed row of the outcomes of the heaps 0 to `last`, compared cell by cell. */
export function outcomeTable(number: number, set: readonly number[], last: number): ItemCheck {
  const table = tableOf(`carvalho2013/table-2.${number}`, set, last);
  return { cells: () => cellsOf(table), check: () => compared(table) };
}
