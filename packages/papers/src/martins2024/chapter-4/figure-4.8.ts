import { london } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { atBorder, type Checks, finite, type ItemCheck, withValues } from '../../check/index.js';
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
  'figure-4.8': {
    figure: (language) =>
      graphsFigure(language, [twoBallsOnLondon, london(3)], 'Graphs of the Tower of London'),
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
