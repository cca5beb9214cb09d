import { mex } from '@manaus/games';
import { compared, range } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';

const id = 'carvalho2013/mex-examples';

/** The least of the numbers 0 to n that is missing from n numbers: one must be. */
const leastMissing = (set: readonly number[]): number =>
  Math.min(...range(0, set.length).filter((value) => !set.includes(value)));

function cells(): Cell[] {
  return printed(id).map(({ set, mex: value }) => {
    const members = set === 'none' ? [] : set.split(' ').map(Number);
    const found = mex(members);
    if (found !== leastMissing(members)) throw new Error(`two methods differ for ${set}`);
    return { place: [`{${members.join(', ')}}`], printed: value, computed: String(found) };
  });
}

const item: TableItem = {
  id,
  kind: 'statement',
  statement:
    'The least whole number >= 0 that is not in the set is 0 for the empty set, 0 for {1, 3, 4}, 2 for {0, 1, 3, 4} and 5 for {0, 1, 2, 3, 4}.',
  uses: [],
  recorded: 'holds',
  columns: ['set'],
  cells,
  check: () =>
    compared(cells(), {
      checked: 'all four, by counting up and as a minimum over what is missing',
      methods: 2,
    }),
};
export default item;
