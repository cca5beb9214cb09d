import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { grundyTable } from '../evidence/grundy-tables.js';

const id = 'carvalho2013/table-3.1';
const table = grundyTable(id, [1, 2, 3]);

export default {
  id,
  statement: {
    en: 'In Nim 21 the heaps x = 0 to 21 have the Grundy values of the table, and the nine worked lines (x = 0 to 4 and 18 to 21) name the values of the options and their mex.',
    pt: 'No Nim 21, as pilhas x = 0 a 21 têm os valores de Grundy da tabela, e as nove linhas calculadas (x = 0 a 4 e 18 a 21) indicam os valores das opções e o seu mex.',
  },
  recorded: 'holds',
  columns: ['where', 'value'],
  cells: () => cellsOf(table),
  check: () => compared(table),
} satisfies TableItem;
