import { hanoi } from '@manaus/core';
import type { FigureItem } from '../../check/index.js';
import { statesAndGraph } from '../../shared/figures/tower-figures.js';
import { checkTowerGraph } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/figure-3.4',
  statement: {
    en: 'Hanoi with 2 discs has 9 states; H_3^2 has them as vertices, three of degree 2 and the others of degree 3.',
    pt: 'Hanói com 2 discos tem 9 estados; H_3^2 os tem como vértices, três de grau 2 e os demais de grau 3.',
  },
  caption: 'Hanoi, 2 discs: all states with the least number of moves M, and the graph H_3^2',
  towers: ['hanoi'],
  uses: ['martins2024/definition-1'],
  recorded: 'holds',
  figure: () => statesAndGraph(hanoi(2), 'Hanoi with 2 discs'),
  check: () => checkTowerGraph(hanoi(2), { order: 9, size: 12, degrees: { 2: 3, 3: 6 } }),
} satisfies FigureItem;
