import { london, parseLabel } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { boardsFigure } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { drawPlay, movesByPlaying, shortestPlay, wrongPlay } from '../shared/figures/plays.js';

/** The start position that chapter 1 describes, two balls on the longest peg and one on the next, in its six colourings. */
const starts = () => storeTower(london(3)).labels.filter((label) => /^\d\d\/\d\/$/.test(label));
const cards = () => storeTower(london(3)).labels;

// One start and one card, for the drawing only: the checks try all.
const start = '12/3/';
const card = '21//3';

/** No peg of the game may hold more than 3, 2, 1: tried on every arrangement of three balls. */
function wrongCards(): string | null {
  const fit = [...arrangements(3)].filter((state) =>
    state.every((balls, peg) => balls.length <= 3 - peg),
  );
  return firstWrong(
    differ('start positions', 6, starts().length),
    differ('cards', fit.length, cards().length),
    differ('states that the pegs can hold', 36, fit.length),
  );
}

function wrongSolutions(from: string): string | null {
  const reached = movesByPlaying(london(3), from);
  return firstWrong(
    differ(`cards that ${from} reaches`, 36, reached.size),
    ...cards().map((to) =>
      wrongPlay(london(3), shortestPlay(london(3), from, to), {
        from,
        to,
        moves: reached.get(to) ?? -1,
      }),
    ),
  );
}

const board: FigureItem = {
  id: 'martins2024/figure-4.4',
  kind: 'figure',
  statement:
    'The pegs of London hold 3, 2 and 1 of the three balls; two balls on p0 and one on p1 make a start position, and each of the 36 states a problem card.',
  departs:
    'The colours on the print are lost: all 6 start positions of the described form and all 36 cards are tried.',
  caption: 'London: the board with pegs of three heights in a start position, and a problem card',
  uses: ['martins2024/figure-4.6', 'martins2024/theorem-1'],
  recorded: 'holds',
  figure: () =>
    boardsFigure({
      rules: london(3),
      boards: [
        { state: parseLabel(london(3), start), heading: 'a start position' },
        { state: parseLabel(london(3), card), heading: 'a problem card', marked: true },
      ],
      title: 'London: the board and a card',
      width: 720,
    }),
  check: () =>
    finite([3], wrongCards, {
      checked:
        'all 60 arrangements of three balls against the capacities, and the states of the graph',
      methods: 2,
    }),
};

const solution: FigureItem = {
  id: 'martins2024/figure-4.5',
  kind: 'figure',
  statement:
    'From a start position of London with 3 balls, any problem card is reached by legal moves.',
  departs:
    'The start and the card of the print are lost: all 6 starts of the described form with all 36 cards are solved.',
  caption: 'London: a solution from a start position to a problem card',
  uses: ['martins2024/figure-4.4'],
  recorded: 'holds',
  figure: () =>
    drawPlay(
      london(3),
      shortestPlay(london(3), start, card),
      'London: from the start position to the card',
    ),
  check: () =>
    finite(starts(), wrongSolutions, {
      checked:
        '216 pairs of start and card: every step by the plain rules, the lengths by a search of the graph and by playing',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [board, solution];
export default items;
