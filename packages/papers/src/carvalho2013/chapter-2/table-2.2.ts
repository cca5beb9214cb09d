import type { TableItem } from '../../check/index.js';
import { outcomeTable } from '../evidence/outcome-table.js';

export default {
  ...outcomeTable(2, [1, 3], 20),
  uses: ['carvalho2013/case-S2'],
  recorded: 'holds',
} satisfies TableItem;
