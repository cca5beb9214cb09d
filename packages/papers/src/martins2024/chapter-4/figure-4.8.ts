import { london } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { atBorder, type FigureItem, finite, withValues } from '../../check/index.js';
import { graphsFigure } from '../../shared/figures/tower-figures.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import { plainComponents, plainTower, storedTower } from '../evidence/towers.js';
import { twoBallsOnLondon } from '../evidence/two-balls.js';

type Shape = { readonly order: number; readonly components: number };
type Case = { readonly balls: number; readonly stated: number; readonly computed: number };

const statedOrder = (balls: number): number => (balls === 2 ? 10 : 36);

const shapes = (instances: readonly number[]) =>
  finite<number, Shape>({
    checked: {
      en: 'order and components of both graphs built in two ways, and every arrangement tried',
      pt: 'ordem e componentes dos dois grafos construídos de duas maneiras, e todos os arranjos testados',
    },
    instances,
    stated: (balls) => ({ order: statedOrder(balls), components: 1 }),
    methods: {
      'the stored graph': (balls) => {
        const { graph } = storedTower(london(balls));
        return { order: graph.order, components: connectedComponents(graph).sizes.length };
      },
      'plain rules on labels': (balls) => {
        const neighbors = plainTower(london(balls));
        return { order: neighbors.size, components: plainComponents(neighbors).length };
      },
      'all arrangements of the balls': (balls) => ({ order: orderByArrangements(london(balls)) }),
    },
  });

const check = () =>
  withValues(
    atBorder(shapes([2, 3]), shapes([3])),
    ({ instance: balls, computed }): Case => ({
      balls,
      stated: statedOrder(balls),
      computed: computed.order,
    }),
  );

export default {
  id: 'martins2024/figure-4.8',
  statement: {
    en: 'The graphs of the Tower of London with 2 and 3 balls, L_3^2 and L_3^3, are those of the figure: of order 10 and 36, connected.',
    pt: 'Os grafos da Torre de Londres com 2 e 3 esferas, L_3^2 e L_3^3, são os da figura: de ordens 10 e 36, conexos.',
  },
  departs: {
    en: 'L_3^2 is drawn for the capacities 3, 2, 1 of the game with 3 balls; with n, n-1, n-2 = 2, 1, 0 it has 4 vertices in two components.',
    pt: 'L_3^2 está desenhado para as capacidades 3, 2, 1 do jogo com 3 esferas; com n, n-1, n-2 = 2, 1, 0, tem 4 vértices, em duas componentes.',
  },
  caption: 'Graphs of the Tower of London L_3^2 (on the pegs of the game with 3 balls) and L_3^3',
  towers: ['london'],
  uses: ['martins2024/figure-4.8a', 'martins2024/figure-4.8b'],
  recorded: 'fails',
  border: true,
  figure: () => graphsFigure([twoBallsOnLondon, london(3)], 'Graphs of the Tower of London'),
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 4.3.2, Figure 4.8', pt: 'Seção 4.3.2, Figura 4.8' },
    printed: {
      en: 'The graphs L_3^2, of order 10, and L_3^3, of order 36.',
      pt: 'Os grafos L_3^2, de ordem 10, e L_3^3, de ordem 36.',
    },
    sure: {
      en: 'The drawing is lost to us; the order 10 is that of Table 6.1. It is a matter of the capacities: n, n-1, n-2 in the rules and, by the numbers given, 3, 2, 1 in the drawing.',
      pt: 'O desenho não nos está disponível; a ordem 10 é a da Tabela 6.1. É uma questão de capacidades: n, n-1, n-2 nas regras e, pelos números dados, 3, 2, 1 no desenho.',
    },
    counterexample: {
      en: ({ balls, stated, computed }) =>
        `order of London with ${balls} discs: stated ${stated}, computed ${computed}`,
      pt: ({ balls, stated, computed }) =>
        `Ordem do grafo da Torre de Londres com ${balls} esferas: impresso ${stated}, calculado ${computed}.`,
    },
    found: {
      pt: () =>
        'Ordem e componentes dos dois grafos, construídos de dois modos, e todos os arranjos testados um a um.',
    },
  },
} satisfies FigureItem<Case>;
