import { hanoi } from '@manaus/core';
import { countShortestPaths } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { hanoiCorners } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { optimalPath } from './section-3.4-figure-3.6-path.js';

/** The path is the only shortest one, has 7 moves, and runs along a side of the triangle: one coordinate is zero all the way. */
function wrong(): string | null {
  const { graph, vertex, states } = storeTower(hanoi(3));
  const path = optimalPath();
  const leftSide = path.map((label) => {
    const state = states[vertex(label)];
    const pegOf = [1, 2, 3].map((disc) => state.findIndex((discs) => discs.includes(disc)));
    return hanoiCorners(pegOf)[1];
  });
  return firstWrong(
    differ('moves of the path', 7, path.length - 1),
    differ(
      'shortest paths from 123// to //123',
      1,
      countShortestPaths(graph, vertex('123//'))[vertex('//123')],
    ),
    differ('distance from the right side along the path', '0,0,0,0,0,0,0,0', leftSide.join()),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-3.6',
  kind: 'figure',
  statement:
    'In H_3^3 the optimal path from 123// to //123 has 2^3 - 1 = 7 moves, is the only one, and runs straight along a side of the triangle.',
  caption: 'H_3^3 with the optimal path from 123// to //123 in yellow',
  uses: ['martins2024/table-3.1'],
  recorded: 'holds',
  figure: () => drawTower(storeTower(hanoi(3)), { from: '123//' }),
  check: () =>
    finite([3], wrong, {
      checked:
        'length by search, number of shortest paths by counting, and the places of its states on the triangle',
      methods: 2,
    }),
};
export default item;
