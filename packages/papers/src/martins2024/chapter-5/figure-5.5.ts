import { drawTower } from '@manaus/lab';
import { type FigureItem, finite } from '../../check/index.js';
import { manausTower } from '../evidence/manaus.js';
import { type ManausGraph, manausGraphMethods } from '../evidence/manaus-graph.js';

export default {
  id: 'martins2024/figure-5.5',
  statement: {
    en: 'M_3^4 has 71 vertices in two components, the good and the bad states, with degrees from 1 to 3 as M_3^3.',
    pt: 'M_3^4 tem 71 vértices em dois componentes, os estados bons e os ruins, com graus de 1 a 3, como M_3^3.',
  },
  caption: 'M_3^4, good states green, bad states red; hollow: what the capacities forbid',
  towers: ['manaus'],
  uses: ['martins2024/theorem-5', 'martins2024/theorem-8'],
  recorded: 'holds',
  figure: () => drawTower(manausTower(4)),
  check: () =>
    finite<number, ManausGraph>({
      checked: {
        en: 'components and degrees of the graph built in two ways, and every arrangement tried',
        pt: 'componentes e graus do grafo construído de duas maneiras, e todos os arranjos testados',
      },
      instances: [4],
      stated: () => ({ order: 71, components: 2, goodComponents: 1, degrees: [1, 3] }),
      methods: manausGraphMethods,
    }),
} satisfies FigureItem;
