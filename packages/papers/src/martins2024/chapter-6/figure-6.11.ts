import { bucharest, hanoi, london, oxford, type TowerRules } from '@manaus/core';
import { drawTowers, storeTower } from '@manaus/lab';
import { type Checks, conjunction, finite } from '../../check/index.js';
import { inBothGraphs, isInside } from '../evidence/labeled-graphs.js';

/** A graph with its stated order and size. */
type Stated = { readonly rules: TowerRules; readonly order: number; readonly size: number };

const towers: readonly Stated[] = [
  { rules: oxford(3), order: 60, size: 108 },
  { rules: london(3), order: 36, size: 54 },
  { rules: hanoi(3), order: 27, size: 39 },
  { rules: bucharest(3), order: 27, size: 26 },
];

const inclusions: readonly (readonly [inner: TowerRules, outer: TowerRules])[] = [
  [bucharest(3), hanoi(3)],
  [hanoi(3), oxford(3)],
  [london(3), oxford(3)],
];

const sizes = () =>
  finite<Stated, { order: number; size: number }>({
    checked: {
      en: 'orders and sizes of the stored graphs and by playing',
      pt: 'ordens e tamanhos dos grafos armazenados e jogando',
    },
    instances: towers,
    stated: ({ order, size }) => ({ order, size }),
    methods: inBothGraphs((graph, { rules }: Stated) => ({
      order: graph(rules).states.length,
      size: graph(rules).moves.length,
    })),
  });

const inside = () =>
  finite<(typeof inclusions)[number], boolean>({
    checked: {
      en: 'the three inclusions by labels, state by state and move by move',
      pt: 'as três inclusões por rótulos, estado a estado e movimento a movimento',
    },
    instances: inclusions,
    stated: () => true,
    methods: inBothGraphs((graph, [inner, outer]: (typeof inclusions)[number]) =>
      isInside(graph(inner), graph(outer)),
    ),
  });

export default {
  'figure-6.11': {
    figure: (language) =>
      drawTowers(
        towers.map(({ rules }) => storeTower(rules)),
        { title: 'Four graphs of three discs', language },
      ),
    check: () => conjunction<unknown>(sizes(), inside()),
  },
} satisfies Checks;
