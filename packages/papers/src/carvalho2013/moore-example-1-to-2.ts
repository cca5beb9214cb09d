import { gameSolver, type Heaps, moore, mooreSum } from '@manaus/games';
import { compared } from '../legacy/check.js';
import type { Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { digitRows } from './evidence/digits.js';
import { upToOrder } from './evidence/heap-positions.js';
import { type Computed, factCells, sumText } from './evidence/printed-play.js';

const start: Heaps = [2, 7, 11, 14];

/** The rows as they are added below each other, their sum by columns and by the library, and the outcome. */
function factsOf(heaps: Heaps, k: number, width: number, after: string): Computed {
  const rows = digitRows(heaps).map((row) => row.join('').padStart(width, '0'));
  const sum = sumText(heaps, k + 1).padStart(width, '0');
  if (sum !== mooreSum(heaps, k).join('').padStart(width, '0')) throw new Error('two sums differ');
  return {
    ...Object.fromEntries(rows.map((row, i) => [`row ${i + 1}${after}`, row])),
    [`sum${after}`]: sum,
    [`outcome${after}`]: gameSolver(upToOrder(moore(k))).outcome(heaps),
  };
}

function facts(k: number, next: Heaps | null): Computed {
  const width = Math.max(...start).toString(2).length;
  const before = factsOf(start, k, width, '');
  const names = Object.fromEntries(
    start.map((heap) => [`heap ${heap}`, heap.toString(2).padStart(width, '0')]),
  );
  if (next === null) return { ...names, ...before };
  if (
    !moore(k)
      .options(start)
      .some((option) => option.join() === next.join())
  )
    return { ...names, ...before };
  const taken = Object.fromEntries(
    start.map((heap, i) => [`taken from ${heap}`, String(heap - next[i])]),
  );
  return { ...names, ...before, ...taken, ...factsOf(next, k, width, ' after') };
}

function example(
  k: number,
  next: Heaps | null,
  more: Pick<Item, 'statement' | 'recorded' | 'departs'>,
): TableItem {
  const id = `carvalho2013/moore-example-${k}`;
  const cells = () => factCells(printed(id), facts(k, next));
  return {
    id,
    kind: 'statement',
    ...more,
    uses: ['carvalho2013/theorem-2.9.1-moore'],
    columns: ['what'],
    cells,
    check: () => {
      const finding = compared(cells(), {
        checked:
          'every binary form, sums column by column and by the library, outcomes by looking at all that can follow',
        methods: 2,
      });
      return finding.verdict === 'fails' ? { ...finding, verdict: 'misprint' } : finding;
    },
  };
}

const items: readonly TableItem[] = [
  example(1, null, {
    statement:
      'In Nim_1, (2, 7, 11, 14) has the binary forms 0010, 0111, 1011 and 1110, whose columns add up to 0 0 0 0 modulo 2; it is a P-position.',
    recorded: 'holds',
  }),
  example(2, [2, 7, 7, 5], {
    statement:
      'In Nim_2, the columns of (2, 7, 11, 14) add up to 2 2 1 2 modulo 3, and it is an N-position; taking 4 from the heap of 11 and 9 from that of 14 leads to (2, 7, 7, 5), whose rows, as printed below each other, add up to 0 0 0 0.',
    departs:
      'The rows of the last two heaps stand in the other order: 7 is 0111 and 5 is 0101. The sum is the same, and all else is as printed.',
    recorded: 'misprint',
  }),
];
export default items;
