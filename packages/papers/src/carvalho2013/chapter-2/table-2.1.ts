import type { TableItem } from '../../check/index.js';
import { outcomeTable } from '../evidence/outcome-table.js';

export default {
  ...outcomeTable(1, [1, 2, 3], 21),
  uses: ['carvalho2013/lemma-2.1.1'],
  recorded: 'holds',
} satisfies TableItem;
