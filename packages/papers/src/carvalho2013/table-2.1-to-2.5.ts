import { compared } from '../legacy/check.js';
import type { Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { setText, subtractionOutcomes } from './evidence/subtraction-rows.js';

interface Row extends Pick<Item, 'recorded' | 'departs' | 'uses'> {
  readonly number: number;
  readonly set: readonly number[];
  readonly last: number;
}

/** A row of outcomes, cell by cell. */
function row({ number, set, last, ...more }: Row): TableItem {
  const id = `carvalho2013/table-2.${number}`;
  const cells = () => {
    const found = subtractionOutcomes(set, last);
    const rows = printed(id);
    if (rows.length !== found.length)
      throw new Error(`${id} has ${rows.length} entries, not ${found.length}`);
    return rows.map(({ x, outcome }) => ({
      place: [`x = ${x}`],
      printed: outcome,
      computed: found[Number(x)],
    }));
  };
  return {
    id,
    kind: 'table',
    statement: `In the subtraction game of S = ${setText(set)} in normal play, the heaps x = 0 to ${last} are P-positions where the table has P, and N-positions where it has N.`,
    ...more,
    columns: ['x'],
    cells,
    check: () =>
      compared(cells(), {
        checked: `all ${last + 1} cells, from the definition of P and N and from Grundy values`,
        methods: 2,
      }),
  };
}

const items: readonly TableItem[] = [
  row({
    number: 1,
    set: [1, 2, 3],
    last: 21,
    uses: ['carvalho2013/lemma-2.1.1'],
    recorded: 'holds',
  }),
  row({ number: 2, set: [1, 3], last: 20, uses: ['carvalho2013/case-S2'], recorded: 'holds' }),
  row({
    number: 3,
    set: [1, 3, 4, 5],
    last: 20,
    uses: ['carvalho2013/case-S2'],
    recorded: 'holds',
  }),
  row({ number: 4, set: [1, 2, 4], last: 20, uses: ['carvalho2013/case-S3'], recorded: 'holds' }),
  row({
    number: 5,
    set: [1, 2, 4, 5, 6],
    last: 20,
    uses: ['carvalho2013/case-S3'],
    recorded: 'fails',
    departs:
      'With the P-positions at 3 and 13 in place of 2 and 12, as Lemma 2.2.1 has them for i = 3 and M = 6, every cell is right.',
  }),
];
export default items;
