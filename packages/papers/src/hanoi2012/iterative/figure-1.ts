import type { Tongue } from '@manaus/plot';
import { labeledTowerFigure } from '@manaus/plot/internals';
import { type Checks, finite, range } from '../../check/index.js';
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

const drawn = (language: Tongue) =>
  labeledTowerFigure({
    title: 'Discs and bases in two colors',
    subtitle: 'the bases count as discs 9, 10 and 11',
    discs: range(1, eight).map(numbered),
    bases: range(eight + 1, eight + 3).map(numbered),
    legend: [
      { label: 'odd', color: shade(1), shape: 'box' },
      { label: 'even', color: shade(2), shape: 'box' },
    ],
    language,
  });

/** The color of a disc or base as the picture has it. */
function drawnColor(): (disc: number) => string {
  const fills = new Map(drawnPieces(drawn('en')).map(({ number, fill }) => [number, fill]));
  return (disc) => fills.get(disc) ?? 'none';
}

export default {
  'figure-1': {
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
  },
} satisfies Checks;
