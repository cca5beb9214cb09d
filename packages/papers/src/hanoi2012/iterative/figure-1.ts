import { labeledTowerFigure } from '@manaus/plot/internals';
import { type FigureItem, finite, range } from '../../check/index.js';
import { tower } from '../evidence/iterative.js';
import { under } from '../evidence/solution.js';
import { drawnPieces } from '../figures/drawn-pieces.js';
import { shade } from '../figures/iterative.js';

const eight = 8;
const numbered = (disc: number) => ({ text: String(disc), fill: shade(disc) });

/**
 * The discs that lie on their own color, the bases that have the color of the next, and the number
 * of colors.
 */
type Colors = {
  readonly alike: readonly number[];
  readonly alikeBases: readonly number[];
  readonly colors: number;
};

const colored =
  (color: (disc: number) => string | number) =>
  (discs: number): Colors => ({
    alike: range(1, discs).filter((disc) => color(disc) === color(under(tower(discs), disc))),
    alikeBases: [discs + 1, discs + 2].filter((base) => color(base) === color(base + 1)),
    colors: new Set(range(1, discs + 3).map(color)).size,
  });

const drawn = () =>
  labeledTowerFigure({
    title: 'Discs and bases in two colors',
    subtitle: 'the bases count as discs 9, 10 and 11',
    discs: range(1, eight).map(numbered),
    bases: range(eight + 1, eight + 3).map(numbered),
    legend: [
      { label: 'odd', color: shade(1), shape: 'box' },
      { label: 'even', color: shade(2), shape: 'box' },
    ],
  });

/** The color of a disc or base as the picture has it. */
function drawnColor(): (disc: number) => string {
  const fills = new Map(drawnPieces(drawn()).map(({ number, fill }) => [number, fill]));
  return (disc) => fills.get(disc) ?? 'none';
}

export default {
  id: 'hanoi2012/figure-1',
  statement: {
    en: 'In a tower of 8 discs, with the bases of A, B, C as discs 9, 10, 11 and two colors by parity, every disc lies on a disc or base of the other color, and neighboring bases differ.',
    pt: 'Numa torre de 8 discos, com as bases de A, B, C como discos 9, 10, 11 e duas cores segundo a paridade, todo disco está sobre um disco ou base da outra cor, e bases vizinhas diferem.',
  },
  departs: {
    en: 'How many discs the figure has is lost in our transcription; 8 is the example of the text.',
    pt: 'Quantos discos tem a figura se perdeu em nossa transcrição; 8 é o exemplo do texto.',
  },
  caption: 'A tower and its bases in two alternating colors',
  uses: ['hanoi2012/colour-algorithm'],
  rebuilt: true,
  recorded: 'holds',
  figure: drawn,
  check: () =>
    finite<number, Colors>({
      checked: {
        en: 'the color that the picture shows and the parity, for every disc of the tower and what lies under it',
        pt: 'a cor que a figura mostra e a paridade, para cada disco da torre e o que está sob ele',
      },
      instances: [eight],
      stated: () => ({ alike: [], alikeBases: [], colors: 2 }),
      methods: {
        'the colors read off the picture': (discs) => colored(drawnColor())(discs),
        'the parities': colored((disc) => disc % 2),
      },
    }),
} satisfies FigureItem;
