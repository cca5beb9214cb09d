import { manaus, parseLabel } from '@manaus/core';
import { countShortestPaths } from '@manaus/graph';
import { drawTower, solve } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

function wrong(): string | null {
  const { graph, vertex } = manausTower(3);
  const moves = Math.max(...manausStates(3).map((state) => state.moves));
  const solution = solve(manaus(3), parseLabel(manaus(3), '1/2/3'));
  return firstWrong(
    differ('moves from 1/2/3', 5, solution.moves),
    differ('the largest number of moves that a state of M_3^3 needs', 5, moves),
    differ(
      'shortest paths from 1/2/3',
      1,
      countShortestPaths(graph, vertex('1/2/3'))[vertex('123//')],
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.10',
  kind: 'figure',
  statement: 'In M_3^3 the state 1/2/3 needs 5 moves, the most of all, by a single shortest path.',
  caption: 'M_3^3 with the optimal path from 1/2/3 in yellow',
  uses: ['martins2024/theorem-7'],
  recorded: 'holds',
  figure: () => drawTower(manausTower(3), { from: '1/2/3' }),
  check: () =>
    finite([3], wrong, {
      checked: 'distance by two searches, and the number of shortest paths',
      methods: 2,
    }),
};
export default item;
