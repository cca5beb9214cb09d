import { hanoi } from '@manaus/core';
import type { FigureItem } from '../../check/index.js';
import { statesAndGraph } from '../../shared/figures/tower-figures.js';
import { checkTowerGraph } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/figure-3.5',
  statement: {
    en: 'Hanoi with 3 discs has 27 states; H_3^3 has them as vertices, three of degree 2 and the others of degree 3.',
    pt: 'Hanói com 3 discos tem 27 estados; H_3^3 os tem como vértices, três de grau 2 e os demais de grau 3.',
  },
  caption: 'Hanoi, 3 discs: all states with the least number of moves M, and the graph H_3^3',
  towers: ['hanoi'],
  uses: ['martins2024/definition-1'],
  recorded: 'holds',
  figure: () => statesAndGraph(hanoi(3), 'Hanoi with 3 discs'),
  check: () => checkTowerGraph(hanoi(3), { order: 27, size: 39, degrees: { 2: 3, 3: 24 } }),
} satisfies FigureItem;
