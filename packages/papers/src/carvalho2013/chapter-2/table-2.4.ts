import type { TableItem } from '../../check/index.js';
import { outcomeTable } from '../evidence/outcome-table.js';

const item: TableItem = {
  ...outcomeTable(4, [1, 2, 4], 20),
  uses: ['carvalho2013/case-S3'],
  recorded: 'holds',
};
export default item;
