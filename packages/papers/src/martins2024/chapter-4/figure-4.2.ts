import { bucharest, type TowerRules } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
import { graphsFigure } from '../../shared/figures/tower-figures.js';
import { type GraphFacts, graphMethods } from '../../shared/tower-graph.js';

const towers = [1, 2, 3].map((discs) => bucharest(discs));

export default {
  'figure-4.2': {
    figure: (language) => graphsFigure(language, towers, 'Graphs of the Tower of Bucharest'),
    check: () =>
      finite<TowerRules, GraphFacts>({
        checked: {
          en: 'order, size and degrees for n = 1, 2, 3 of the graphs built in two ways, and every arrangement tried',
          pt: 'ordem, tamanho e graus para n = 1, 2, 3 dos grafos construídos de duas maneiras, e todos os arranjos testados',
        },
        instances: towers,
        stated: ({ discs: n }) => ({
          order: 3 ** n,
          size: 3 ** n - 1,
          degrees: { 1: 2, 2: 3 ** n - 2 },
        }),
        methods: graphMethods,
      }),
  },
} satisfies Checks;
