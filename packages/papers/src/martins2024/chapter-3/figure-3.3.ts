import { hanoi } from '@manaus/core';
import type { FigureItem } from '../../check/index.js';
import { statesAndGraph } from '../../shared/figures/tower-figures.js';
import { checkTowerGraph } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/figure-3.3',
  statement: {
    en: 'Hanoi with 1 disc has 3 states; H_3^1 has them as vertices, three of degree 2 and the others of degree 3.',
    pt: 'Hanói com 1 disco tem 3 estados; H_3^1 os tem como vértices, três de grau 2 e os demais de grau 3.',
  },
  caption: 'Hanoi, 1 disc: all states with the least number of moves M, and the graph H_3^1',
  towers: ['hanoi'],
  uses: ['martins2024/definition-1'],
  recorded: 'holds',
  figure: () => statesAndGraph(hanoi(1), 'Hanoi with 1 disc'),
  check: () => checkTowerGraph(hanoi(1), { order: 3, size: 3, degrees: { 2: 3 } }),
} satisfies FigureItem;
