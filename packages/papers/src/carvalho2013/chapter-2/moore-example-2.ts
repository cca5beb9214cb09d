import { type Checks, cellsOf, compared } from '../../check/index.js';
import { mooreExample } from '../evidence/moore-examples.js';

const id = 'carvalho2013/moore-example-2';
const table = mooreExample(id, 2, [2, 7, 7, 5]);

export default {
  'moore-example-2': {
    cells: () => cellsOf(table),
    check: () => compared(table, { misprints: ['row 3 after', 'row 4 after'] }),
  },
} satisfies Checks;
