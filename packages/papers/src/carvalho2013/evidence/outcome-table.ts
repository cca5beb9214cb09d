import { cellsOf, compared, type PrintedCell, type PrintedTable } from '../../check/index.js';
import type { TableItem } from '../../item.js';
import { printed } from '../../printed.js';
import type { Words } from '../../words.js';
import { outcomesByGrundy, outcomesByOptions, rowWays, setText } from './subtraction-rows.js';

type HeapCell = PrintedCell & { readonly heap: number };

function printedRow(id: string, last: number): HeapCell[] {
  const rows = printed(id);
  if (rows.length === last + 1) return rows.map(cellOf);
  throw new Error(`${id} has ${rows.length} entries, not ${last + 1}`);
}

const cellOf = ({ x, outcome }: Readonly<Record<string, string>>): HeapCell => ({
  place: [`x = ${x}`],
  printed: outcome,
  heap: Number(x),
});

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

const statementOf = (set: readonly number[], last: number): Words => ({
  en: `In the subtraction game of S = ${setText(set)} in normal play, the heaps x = 0 to ${last} are P-positions where the table has P, and N-positions where it has N.`,
  pt: `No jogo de subtração de S = ${setText(set)}, no jogo normal, as pilhas x = 0 a ${last} são P-posições onde a tabela tem P e N-posições onde tem N.`,
});

/** A printed row of the outcomes of the heaps 0 to `last`, compared cell by cell. */
export function outcomeTable(
  number: number,
  set: readonly number[],
  last: number,
): Pick<TableItem, 'id' | 'statement' | 'columns' | 'value' | 'cells' | 'check'> {
  const id = `carvalho2013/table-2.${number}`;
  const table = tableOf(id, set, last);
  return {
    id,
    statement: statementOf(set, last),
    columns: ['x'],
    value: 'outcome',
    cells: () => cellsOf(table),
    check: () => compared(table),
  };
}
