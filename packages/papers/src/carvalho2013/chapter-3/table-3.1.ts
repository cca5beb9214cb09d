import { type Checks, cellsOf, compared } from '../../check/index.js';
import { grundyTable } from '../evidence/grundy-tables.js';

const id = 'carvalho2013/table-3.1';
const table = grundyTable(id, [1, 2, 3]);

export default {
  'table-3.1': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
