import { bucharest, type TowerRules } from '@manaus/core';
import { type FigureItem, finite } from '../../check/index.js';
import { graphsFigure } from '../../shared/figures/tower-figures.js';
import { type GraphFacts, graphMethods } from '../../shared/tower-graph.js';

const towers = [1, 2, 3].map((discs) => bucharest(discs));

export default {
  id: 'martins2024/figure-4.2',
  statement: {
    en: 'B_3^1, B_3^2 and B_3^3 have 3, 9 and 27 vertices and 2, 8 and 26 edges; two vertices have degree 1 and the others degree 2.',
    pt: 'B_3^1, B_3^2 e B_3^3 têm 3, 9 e 27 vértices e 2, 8 e 26 arestas; dois vértices têm grau 1, e os demais, grau 2.',
  },
  caption: 'Graphs of the Tower of Bucharest B_3^1, B_3^2, B_3^3',
  towers: ['bucharest'],
  uses: ['martins2024/proposition-3'],
  recorded: 'holds',
  figure: () => graphsFigure(towers, 'Graphs of the Tower of Bucharest'),
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
} satisfies FigureItem;
