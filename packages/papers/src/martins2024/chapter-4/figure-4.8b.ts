import { london } from '@manaus/core';
import type { Item } from '../../check/index.js';
import { checkTowerGraph } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/figure-4.8b',
  statement: {
    en: 'L_3^3 has 36 vertices, 12 each of degree 2, 3 and 4.',
    pt: 'L_3^3 tem 36 vértices, 12 de cada um dos graus 2, 3 e 4.',
  },
  towers: ['london'],
  uses: ['martins2024/theorem-1'],
  recorded: 'holds',
  check: () =>
    checkTowerGraph(london(3), { order: 36, size: 54, degrees: { 2: 12, 3: 12, 4: 12 } }),
} satisfies Item;
