import { grundyValues, mex, subtraction, subtractionGrundyValues } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { compared } from '../legacy/check.js';
import type { Cell, Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';

interface Example extends Pick<Item, 'statement' | 'recorded' | 'departs' | 'uses'> {
  readonly number: number;
  readonly set: readonly number[];
  readonly last: number;
}

/** The Grundy values of the heaps 0 to `last`, from the options and from rows of bits. */
function values(set: readonly number[], last: number): number[] {
  const found = [...subtractionGrundyValues(set, last)];
  const plain = [...grundyValues(subtraction(set), last)];
  if (plain.join() !== found.join()) throw new Error('two methods differ');
  return found;
}

/** A table of Grundy values, and the lines that lead to it: the values of the options, smaller heaps first, and their mex. */
function example({ number, set, last, ...more }: Example): TableItem {
  const id = `carvalho2013/table-3.${number}`;
  const cells = (): Cell[] => {
    const found = values(set, last);
    const optionsOf = (x: number) =>
      [...set]
        .reverse()
        .filter((taken) => taken <= x)
        .map((taken) => found[x - taken]);
    return printed(id).flatMap(({ where, x, of, value }): Cell[] => {
      const heap = Number(x);
      const known: Cell = {
        place: [where === 'line' ? 'worked line' : where, `G(${x})`],
        printed: value,
        computed: String(found[heap]),
      };
      if (where === 'table') return [known];
      if (mex(optionsOf(heap)) !== found[heap])
        throw new Error(`the options of ${x} have another mex`);
      return [
        {
          place: ['options', `G(${x})`],
          printed: of,
          computed: optionsOf(heap).join(' ') || 'none',
        },
        known,
      ];
    });
  };
  return {
    id,
    kind: 'table',
    ...more,
    columns: ['where', 'value'],
    cells,
    check: () => {
      const found = cells();
      const inTable = found.filter(
        ({ place, printed, computed }) => place[0] === 'table' && printed !== computed,
      );
      requireReading(inTable.length === 0 ? null : `${inTable.length} cells of the table differ`);
      const finding = compared(found, {
        checked:
          'every cell of the table and every worked line, from the options and from rows of bits',
        methods: 2,
      });
      return finding.verdict === 'fails' ? { ...finding, verdict: 'misprint' } : finding;
    },
  };
}

const items: readonly TableItem[] = [
  example({
    number: 1,
    set: [1, 2, 3],
    last: 21,
    statement:
      'In Nim 21 the heaps x = 0 to 21 have the Grundy values of the table, and the nine worked lines (x = 0 to 4 and 18 to 21) name the values of the options and their mex.',
    uses: [],
    recorded: 'holds',
  }),
  example({
    number: 2,
    set: [2, 3, 5],
    last: 20,
    statement:
      'In the subtraction game of S = {2, 3, 5} the heaps x = 0 to 20 have the Grundy values of the table, and the 21 worked lines that lead to it name the values of the options and their mex.',
    departs:
      'Every cell of the table is right; of the worked lines above it, the one of x = 14 gives 3 as mex of {1, 2, 2}, which is 0, as the table has it.',
    uses: ['carvalho2013/mex-examples'],
    recorded: 'misprint',
  }),
];
export default items;
