import { manaus, parseLabel } from '@manaus/core';
import { boardsFigure, smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import {
  drawPlay,
  goalOf,
  movesByPlaying,
  shortestPlay,
  statesAt,
  wrongPlay,
} from '../shared/figures/plays.js';

const rules = manaus(3);
const twoMoves = () => statesAt(rules, 2);

function wrong(): string | null {
  const byPlaying = [...movesByPlaying(rules, goalOf(rules))]
    .filter(([, moves]) => moves === 2)
    .map(([label]) => label);
  if (twoMoves().length === 0) return 'no state of Manaus with 3 discs needs 2 moves';
  return firstWrong(
    differ('states that need 2 moves', twoMoves().sort().join(' '), byPlaying.sort().join(' ')),
    differ('pegs of the board with 4 discs hold', '4,3,2', manaus(4).capacities.join()),
    ...twoMoves().map((from) =>
      wrongPlay(rules, shortestPlay(rules, from, goalOf(rules)), {
        from,
        to: goalOf(rules),
        moves: 2,
      }),
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.1',
  kind: 'figure',
  statement:
    'The board of Manaus with 4 discs has pegs for 4, 3 and 2 discs; with 3 discs some regular state is solved by 2 legal moves and by no fewer.',
  departs:
    'The start of the print is lost: all states that need 2 moves are solved, and the first is drawn.',
  caption: 'Manaus: the board with 4 discs, and a solution with 3 discs',
  uses: ['martins2024/figure-5.2'],
  recorded: 'holds',
  figure: () => {
    const board = boardsFigure({
      rules: manaus(4),
      boards: [{ state: parseLabel(manaus(4), '1234//'), marked: true }],
      title: '(a) the board with 4 discs',
      width: 420,
    });
    const play = drawPlay(
      rules,
      shortestPlay(rules, twoMoves()[0], goalOf(rules)),
      '(b) a solution with 3 discs',
    );
    return smallMultiples([board, play], { title: 'The Tower of Manaus', columns: 2 });
  },
  check: () =>
    finite([3], wrong, {
      checked: `all 19 states by a search of the graph and by playing; those that need 2 moves: ${twoMoves().join(', ')}; each solved step by step`,
      methods: 2,
    }),
};
export default item;
