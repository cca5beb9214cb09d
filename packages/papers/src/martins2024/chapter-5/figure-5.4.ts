import { manaus } from '@manaus/core';
import { type FigureItem, finite } from '../../check/index.js';
import { graphsFigure } from '../../shared/figures/tower-figures.js';
import { type ManausGraph, manausGraphMethods } from '../evidence/manaus-graph.js';

/**
 * The claims about M_3^2, M_3^3 and M_3^4; the order and the states of the last by theorems 8 and
 * 9.
 */
const stated: Readonly<Record<number, Partial<ManausGraph>>> = {
  2: { order: 3, good: 2, bad: 1, degrees: [0, 1] },
  3: { order: 19, good: 10, bad: 9, degrees: [1, 3] },
  4: { order: 71, good: 36, bad: 35, degrees: [1, 3] },
};

export default {
  id: 'martins2024/figure-5.4',
  statement: {
    en: 'M_3^2 has order 3 and degrees from 0 to 1; M_3^3 has order 19, ten good and nine bad vertices, and degrees from 1 to 3; M_3^4 has degrees from 1 to 3 as well.',
    pt: 'M_3^2 tem ordem 3 e graus de 0 a 1; M_3^3 tem ordem 19, dez vértices bons e nove ruins, e graus de 1 a 3; M_3^4 também tem graus de 1 a 3.',
  },
  caption: 'M_3^2 and M_3^3, good states green, bad states red',
  towers: ['manaus'],
  uses: ['martins2024/theorem-8', 'martins2024/theorem-9', 'martins2024/corollary-2'],
  recorded: 'holds',
  figure: () => graphsFigure([manaus(2), manaus(3)], 'Graphs of the Tower of Manaus'),
  check: () =>
    finite<number, ManausGraph>({
      checked: {
        en: 'order, good and bad states and degrees of the graphs built in two ways, and every arrangement tried',
        pt: 'ordem, estados bons e ruins e graus dos grafos construídos de duas maneiras, e todos os arranjos testados',
      },
      instances: [2, 3, 4],
      stated: (discs) => stated[discs],
      methods: manausGraphMethods,
    }),
} satisfies FigureItem;
