import { oxford } from '@manaus/core';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import {
  drawPathOf,
  goalOf,
  movesByPlaying,
  shortestPlay,
  statesAt,
  wrongPlay,
} from '../shared/figures/plays.js';

const rules = oxford(3);
const fiveMoves = () => statesAt(rules, 5);

function wrong(): string | null {
  const byPlaying = [...movesByPlaying(rules, goalOf(rules))]
    .filter(([, moves]) => moves === 5)
    .map(([label]) => label);
  if (fiveMoves().length === 0) return 'no state of Oxford with 3 discs needs 5 moves';
  return firstWrong(
    differ('states that need 5 moves', fiveMoves().sort().join(' '), byPlaying.sort().join(' ')),
    ...fiveMoves().map((from) =>
      wrongPlay(rules, shortestPlay(rules, from, goalOf(rules)), {
        from,
        to: goalOf(rules),
        moves: 5,
      }),
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-4.15',
  kind: 'figure',
  statement: 'Some state of Oxford with 3 discs needs exactly 5 moves to 123//.',
  departs:
    'The start of the print is lost: all states that need 5 moves are tried, and 1/2/3 drawn.',
  caption: 'O_3^3 with a shortest path of 5 moves in yellow',
  uses: ['martins2024/figure-4.12', 'martins2024/figure-4.13'],
  recorded: 'holds',
  figure: () => drawPathOf(rules, '1/2/3'),
  check: () =>
    finite([3], wrong, {
      checked: `all 60 states by a search of the graph and by playing; ${fiveMoves().length} of them need 5 moves; a solution of each, step by step`,
      methods: 2,
    }),
};
export default item;
