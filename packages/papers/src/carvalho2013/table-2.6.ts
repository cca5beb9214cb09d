import { halving } from '@manaus/games';
import { compared, range } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { halvingByOptions, halvingOutcomes } from './evidence/halving-outcomes.js';

const id = 'carvalho2013/table-2.6';

function cells(): Cell[] {
  const rows = printed(id);
  const most = rows.length - 1;
  const found = halvingByOptions(most, 'misere');
  if (found.join('') !== halvingOutcomes(most, 'misere').join(''))
    throw new Error('two methods differ');
  // A dash stands for a heap to which no play from a heap of 2 or more comes.
  const comes = new Set(
    range(2, 2 * most + 2).flatMap((heap) => [heap, ...halving().options([heap]).flat()]),
  );
  return rows.map(({ x, outcome }) => ({
    place: [`x = ${x}`],
    printed: outcome,
    computed: comes.has(Number(x)) ? found[Number(x)] : '-',
  }));
}

const item: TableItem = {
  id,
  kind: 'table',
  statement:
    'In the halving game (Nim 2^k) in misère play, the heaps x = 2 to 20 are P-positions where the printed row has P (at 3, 6 and 12) and N-positions elsewhere; 0 and 1 have no entry.',
  departs:
    'The dashes stand for heaps to which no play from a heap of 2 or more comes. As starts 0 and 1 would be N-positions, being terminal.',
  uses: ['carvalho2013/lemma-2.7.1'],
  recorded: 'holds',
  columns: ['x'],
  cells,
  check: () =>
    compared(cells(), {
      checked: 'every cell, by looking at all that can follow and by the last P-position below',
      methods: 2,
    }),
};
export default item;
