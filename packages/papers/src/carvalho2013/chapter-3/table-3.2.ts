import { type Checks, cellsOf, compared, requireHolds } from '../../check/index.js';
import { printed } from '../../printed.js';
import { grundyTable } from '../evidence/grundy-tables.js';

const id = 'carvalho2013/table-3.2';
const set = [2, 3, 5];
const table = grundyTable(id, set);

/** The table without the lines that lead to it. */
const withoutLines = () =>
  grundyTable(id, set, () => printed(id).filter(({ where }) => where === 'table'));

export default {
  'table-3.2': {
    cells: () => cellsOf(table),
    check: () => {
      requireHolds(compared(withoutLines()));
      return compared(table, { misprints: ['worked line, G(14)'] });
    },
  },
} satisfies Checks;
