import { type Checks, cellsOf, compared } from '../../check/index.js';
import { mooreExample } from '../evidence/moore-examples.js';

const id = 'carvalho2013/moore-example-1';
const table = mooreExample(id, 1, null);

export default {
  'moore-example-1': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
