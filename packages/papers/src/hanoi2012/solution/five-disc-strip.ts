import {
  cellsOf,
  compared,
  conjunction,
  finite,
  type PrintedTable,
  range,
  type TableItem,
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
  id: 'hanoi2012/five-disc-strip',
  statement: {
    en: 'With 5 discs, disc 5 makes the middle one of the 31 moves (15 on each side), disc 4 the middles of those intervals (7 are left), disc 3 of those of 7, disc 2 of those of 3, disc 1 the rest, first and last included. In the paragraph on disc 4, disc 4 moves 15 apart and 7 from the ends; in that on disc 3, disc 4 moves 7 apart and 3 from the ends; in that on disc 2, disc 2 moves 3 apart and 1 from the ends.',
    pt: 'Com 5 discos, o disco 5 faz a jogada do meio das 31 (15 de cada lado), o disco 4 as do meio desses intervalos (sobram 7), o disco 3 as do meio dos de 7, o disco 2 as do meio dos de 3 e o disco 1 as demais, inclusive a primeira e a última. No parágrafo do disco 4, as jogadas do disco 4 estão separadas por 15 e a 7 dos extremos; no do disco 3, as do disco 4 estão separadas por 7 e a 3 dos extremos; no do disco 2, as do disco 2 estão separadas por 3 e a 1 dos extremos.',
  },
  departs: {
    en: 'In the paragraph on disc 3, the sentence on the spacing names disc 4; it is true of disc 3. The paragraphs on discs 4 and 2 name their own.',
    pt: 'No parágrafo do disco 3, a frase sobre a separação nomeia o disco 4; ela vale para o disco 3. Os parágrafos dos discos 4 e 2 nomeiam o seu próprio disco.',
  },
  uses: ['hanoi2012/spacing'],
  recorded: 'misprint',
  columns: ['paragraph', 'what'],
  cells: () => cellsOf(table),
  check: () =>
    conjunction<unknown>(
      strip(),
      compared(table, { misprints: ['paragraph on disc 3, disc whose moves are 7 apart'] }),
    ),
  erratum: {
    where: {
      en: 'The moves of each disc, strip of 31 moves',
      pt: 'Os movimentos de cada disco, tira de 31 movimentos',
    },
    printed: {
      en: 'In the paragraph on disc 3: the moves of disc 4 are 7 moves apart, the first 3 moves from the beginning and the last 3 from the end.',
      pt: 'No parágrafo do disco 3: os movimentos do disco 4 estão separados por 7 movimentos, o primeiro a 3 do início e o último a 3 do fim.',
    },
    sure: {
      en: 'The paragraph before it gives 15 for the same disc; the sentence was copied from there and the number of the disc left as it was.',
      pt: 'O parágrafo anterior dá 15 para o mesmo disco; a frase foi copiada de lá sem mudar o número do disco.',
    },
    found: {
      pt: () =>
        'Os 31 movimentos por busca, e as separações de cada disco pelos seus movimentos e pela fórmula.',
    },
    names: {
      'paragraph on disc 3': { en: 'paragraph on disc 3', pt: 'parágrafo do disco 3' },
      'disc whose moves are 7 apart': {
        en: 'disc whose moves are 7 apart',
        pt: 'disco cujos movimentos estão separados por 7',
      },
    },
  },
} satisfies TableItem;
