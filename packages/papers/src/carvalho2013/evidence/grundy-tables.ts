import { heapGame } from '@manaus/games';
import { type Methods, type PrintedCell, type PrintedTable, range } from '../../check/index.js';
import { printed } from '../../printed.js';

/** A value of a heap, or the values of its options where `ofOptions`. */
interface GrundyCell extends PrintedCell {
  readonly heap: number;
  readonly ofOptions: boolean;
}

type Row = Readonly<Record<string, string>>;

function cellsOf({ where, x, of, value }: Row): GrundyCell[] {
  const heap = Number(x);
  const place = [where === 'line' ? 'worked line' : where, `G(${x})`];
  const known = { place, printed: value, heap, ofOptions: false };
  return where === 'table'
    ? [known]
    : [{ place: ['options', `G(${x})`], printed: of, heap, ofOptions: true }, known];
}

/**
 * The cell by the values of the heaps: those of the options, smaller heaps first, by going up
 * through the heaps or down the set.
 */
const byOptions =
  (values: (last: number) => ArrayLike<number>, left: (heap: number) => readonly number[]) =>
  ({ heap, ofOptions }: GrundyCell): string => {
    const found = Array.from(values(heap));
    if (!ofOptions) return String(found[heap]);
    return (
      left(heap)
        .map((other) => found[other])
        .join(' ') || 'none'
    );
  };

const methodsFor = (set: readonly number[]): Methods<GrundyCell, string> => ({
  'from rows of bits': byOptions(
    (last) => heapGame('subtraction', { set }).grundyValues(last),
    (heap) => range(0, heap - 1).filter((other) => set.includes(heap - other)),
  ),
  'from the options': byOptions(
    (last) => heapGame(leftBy(set)).grundyValues(last),
    (heap) => leftBy(set)(heap).sort((a, b) => a - b),
  ),
});

/** The rule of a set: the heaps that a move leaves. */
const leftBy = (set: readonly number[]) => (heap: number) =>
  set.filter((taken) => taken <= heap).map((taken) => heap - taken);

/**
 * A printed table of Grundy values, and the lines that lead to it: the values of the options and
 * their mex.
 */
export const grundyTable = (
  id: string,
  set: readonly number[],
  rows: () => readonly Row[] = () => printed(id),
): PrintedTable<GrundyCell> => ({
  checked: {
    en: 'every cell of the table and every worked line, from the options and from rows of bits',
    pt: 'todas as células da tabela e todas as linhas calculadas, pelas opções e por linhas de bits',
  },
  printed: () => rows().flatMap(cellsOf),
  methods: methodsFor(set),
});
