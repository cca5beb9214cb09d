import { london, type TowerRules } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { type GraphFacts, graphMethods } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/figure-4.8b',
  statement: {
    en: 'L_3^3 has 36 vertices, 12 each of degree 2, 3 and 4.',
    pt: 'L_3^3 tem 36 vértices, 12 de cada um dos graus 2, 3 e 4.',
  },
  uses: ['martins2024/theorem-1'],
  recorded: 'holds',
  check: () =>
    finite<TowerRules, GraphFacts>({
      checked:
        'order, size and degrees of the graph built in two ways, and every arrangement tried',
      instances: [london(3)],
      stated: () => ({ order: 36, size: 54, degrees: { 2: 12, 3: 12, 4: 12 } }),
      methods: graphMethods,
    }),
} satisfies Item;
