import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  finite,
  type PrintedTable,
  range,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { solution } from '../evidence/iterative.js';
import { gapsOf, ofDisc, onSolution } from '../evidence/solution.js';

/** A sentence on the spacing of a disc's moves, and the disc that it names. */
interface Sentence {
  readonly place: readonly string[];
  readonly printed: string;
  readonly gap: number;
  readonly ends: number;
}

const sentences = (): Sentence[] =>
  printed('hanoi2012/five-disc-strip').map(({ paragraph, disc, gap, ends }) => ({
    place: [`paragraph on disc ${paragraph}`, `disc whose moves are ${gap} apart`],
    printed: disc,
    gap: Number(gap),
    ends: Number(ends),
  }));

/** The disc whose moves are all so far apart from each other and from the ends. */
const inSolution = ({ gap, ends }: Sentence): string =>
  range(1, 5)
    .filter((disc) => {
      const { between, before, after } = gapsOf(solution(5).moves, disc);
      const even = between.length > 0 && between.every((value) => value === gap);
      return even && before === ends && after === ends;
    })
    .join();

const byFormula = ({ gap, ends }: Sentence): string =>
  range(1, 5)
    .filter((disc) => 2 ** disc - 1 === gap && 2 ** (disc - 1) - 1 === ends)
    .join();

const table: PrintedTable<Sentence> = {
  checked: {
    en: 'the 31 moves by search, the gaps of each disc by its moves and by the closed form',
    pt: 'os 31 movimentos por busca, as separações de cada disco pelos seus movimentos e pela fórmula',
  },
  printed: sentences,
  methods: { 'the gaps in the solution by search': inSolution, 'the closed form': byFormula },
};

/** The rest of the paragraphs: the moves that each disc has in the strip. */
const strip = () =>
  finite({
    checked: { en: 'the moves of each disc', pt: 'os movimentos de cada disco' },
    instances: [5],
    stated: () => [
      range(0, 15).map((i) => 2 * i + 1),
      range(0, 7).map((i) => 4 * i + 2),
      [4, 12, 20, 28],
      [8, 24],
      [16],
    ],
    methods: onSolution((moves) => range(1, 5).map((disc) => ofDisc(moves, disc))),
  });

export default {
  'five-disc-strip': {
    cells: () => cellsOf(table),
    check: () =>
      conjunction<unknown>(
        strip(),
        compared(table, { misprints: ['paragraph on disc 3, disc whose moves are 7 apart'] }),
      ),
  },
} satisfies Checks;
