import { bucharest } from '@manaus/core';
import { finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { graphsFigure, wrongGraph } from '../shared/figures/tower-figures.js';

const item: FigureItem = {
  id: 'martins2024/figure-4.2',
  kind: 'figure',
  statement:
    'B_3^1, B_3^2 and B_3^3 have 3, 9 and 27 vertices and 2, 8 and 26 edges; two vertices have degree 1 and the others degree 2.',
  caption: 'Graphs of the Tower of Bucharest B_3^1, B_3^2, B_3^3',
  uses: ['martins2024/proposition-3'],
  recorded: 'holds',
  figure: () =>
    graphsFigure(
      [1, 2, 3].map((discs) => bucharest(discs)),
      'Graphs of the Tower of Bucharest',
    ),
  check: () =>
    finite(
      [1, 2, 3],
      (n) =>
        wrongGraph(bucharest(n), {
          order: 3 ** n,
          size: 3 ** n - 1,
          degrees: { 1: 2, 2: 3 ** n - 2 },
        }),
      {
        checked:
          'order, size and degrees for n = 1, 2, 3 of the graphs built in two ways, and every arrangement tried',
        methods: 2,
      },
    ),
};
export default item;
