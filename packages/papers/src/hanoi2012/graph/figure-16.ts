import type { Tongue } from '@manaus/plot';
import { type Checks, finite, range } from '../../check/index.js';
import { pegsAt } from '../evidence/iterative.js';
import { type Lines, movedLines, storedLines } from '../evidence/paths.js';
import { drawnLines } from '../figures/drawn-lines.js';
import { discLegend, drawLetters } from '../figures/iterative.js';

/** The lines that are moves of disc 1, disc 2, and so on. */
const byDisc = (lines: Lines, discs: number): number[] =>
  range(1, discs).map((disc) => lines.filter((line) => movedDisc(line, discs) === disc).length);

const movedDisc = ([a, b]: Lines[number], discs: number): number => {
  const now = pegsAt(b, discs);
  return pegsAt(a, discs).findIndex((on, i) => on !== now[i]) + 1;
};

const drawn = (language: Tongue) =>
  drawLetters(language, 4, {
    title: 'The graph of 4 discs',
    subtitle: '81 states, 120 moves, each in the color of its disc',
    size: 848,
    byDisc: true,
    legend: discLegend(language, 4),
  });

export default {
  'figure-16': {
    figure: drawn,
    check: () =>
      finite<number, number[]>({
        checked: {
          en: 'lines counted by disc from the rules and in the library’s graph, and by their colors in the picture',
          pt: 'linhas contadas por disco pelas regras e no grafo da biblioteca, e pelas suas cores na figura',
        },
        instances: [4],
        stated: () => [81, 27, 9, 3],
        methods: {
          'moves by the rules on numbers': (discs) => byDisc(movedLines(discs), discs),
          'lines of the library’s graph': (discs) => byDisc(storedLines(discs), discs),
          'lines of the picture, by color': (discs) => drawnLines(drawn('en'), discs),
        },
      }),
  },
} satisfies Checks;
