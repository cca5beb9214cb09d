import { bucharest, hanoi, london, oxford, type TowerRules } from '@manaus/core';
import { drawTowers, storeTower } from '@manaus/lab';
import { conjunction, type FigureItem, finite } from '../../check/index.js';
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
  id: 'martins2024/figure-6.11',
  statement: {
    en: 'O_3^3, L_3^3, H_3^3 and B_3^3 have orders 60, 36, 27, 27 and sizes 108, 54, 39, 26; with the labels kept, B_3^3 is a subgraph of H_3^3, and H_3^3 and L_3^3 are subgraphs of O_3^3.',
    pt: 'O_3^3, L_3^3, H_3^3 e B_3^3 têm ordens 60, 36, 27, 27 e tamanhos 108, 54, 39, 26; mantidos os rótulos, B_3^3 é subgrafo de H_3^3, e H_3^3 e L_3^3 são subgrafos de O_3^3.',
  },
  caption: 'O_3^3, L_3^3, H_3^3 and B_3^3, colored by the moves to the goal',
  towers: ['hanoi', 'bucharest', 'london', 'oxford'],
  uses: [
    'martins2024/table-6.1',
    'martins2024/section-6.3/O-supergraph',
    'martins2024/section-6.3/B-in-H',
  ],
  recorded: 'holds',
  figure: () =>
    drawTowers(
      towers.map(({ rules }) => storeTower(rules)),
      { title: 'Four graphs of three discs' },
    ),
  check: () => conjunction<unknown>(sizes(), inside()),
} satisfies FigureItem;
