import { bucharest } from '@manaus/core';
import { shortestPath, verifyHamilton } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';

function wrong(): string | null {
  const { graph, distances, vertex } = storeTower(bucharest(3));
  const path = shortestPath(graph, vertex('123//'), vertex('//123')) ?? [];
  return firstWrong(
    differ('the solution is a Hamilton path', true, verifyHamilton(graph, path)),
    differ('moves from 123// to //123', 26, distances[vertex('123//')]),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-4.3',
  kind: 'figure',
  statement:
    'The solution of Bucharest with 3 discs from 123// to //123 is a Hamilton path of B_3^3: it passes all 27 states.',
  caption: 'B_3^3 with the path from the initial to the final state in yellow',
  uses: ['martins2024/proposition-3'],
  recorded: 'holds',
  figure: () => drawTower(storeTower(bucharest(3)), { from: '123//', legend: [] }),
  check: () =>
    finite([3], wrong, {
      checked:
        'the shortest path as a certificate, verified state by state, and its length by a search from the goal',
      methods: 2,
    }),
};
export default item;
