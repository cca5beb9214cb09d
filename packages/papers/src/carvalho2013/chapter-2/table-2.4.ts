import type { TableItem } from '../../check/index.js';
import { outcomeTable } from '../evidence/outcome-table.js';

export default {
  ...outcomeTable(4, [1, 2, 4], 20),
  uses: ['carvalho2013/case-S3'],
  recorded: 'holds',
} satisfies TableItem;
