import { manaus } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
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
  'figure-5.4': {
    figure: (language) =>
      graphsFigure(language, [manaus(2), manaus(3)], 'Graphs of the Tower of Manaus'),
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
  },
} satisfies Checks;
