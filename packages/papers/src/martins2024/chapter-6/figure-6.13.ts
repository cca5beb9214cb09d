import { hanoi, london, manaus, type TowerRules } from '@manaus/core';
import { conjunction, type FigureItem, finite } from '../../check/index.js';
import { connectedness } from '../evidence/connectedness.js';
import { type Compared, common, comparisons } from '../evidence/hanoi-and-london.js';
import { onStates } from '../evidence/manaus.js';
import { drawThreeGraphs } from '../figures/overlay.js';

const places = () =>
  finite<number, Compared>({
    checked: {
      en: 'states and moves by their labels, in the graphs and in all 60 arrangements',
      pt: 'estados e movimentos pelos seus rótulos, nos grafos e em todos os 60 arranjos',
    },
    instances: [3],
    stated: () => ({ ...common, areManaus: true, inside: [false, false], renamed: [false, false] }),
    methods: comparisons,
  });

const connected = () =>
  finite<TowerRules, boolean>({
    checked: {
      en: 'components by search, and by going on from one state',
      pt: 'os componentes por busca, e seguindo a partir de um estado',
    },
    instances: [hanoi(3), london(3), manaus(3)],
    stated: ({ name }) => name !== 'Manaus',
    methods: connectedness,
  });

const goodAndBad = () =>
  finite({
    checked: {
      en: 'good and bad states by two searches',
      pt: 'os estados bons e ruins por duas buscas',
    },
    instances: [3],
    stated: () => ({ good: 10, bad: 9 }),
    methods: onStates((states) => ({
      good: states.filter(({ good }) => good).length,
      bad: states.filter(({ good }) => !good).length,
    })),
  });

export default {
  id: 'martins2024/figure-6.13',
  statement: {
    en: 'M_3^3, the common states and moves of H_3^3 and L_3^3, is a subgraph of H_3^3, as L_3^3 is not; of the three it alone is disconnected, with 10 good and 9 bad states.',
    pt: 'M_3^3, formado pelos estados e movimentos comuns a H_3^3 e L_3^3, é subgrafo de H_3^3, o que L_3^3 não é; dos três só ele é desconexo, com 10 estados bons e 9 ruins.',
  },
  caption:
    'H_3^3, L_3^3 and M_3^3: the states of Manaus green in the first two, good green and bad red in the third',
  towers: ['hanoi', 'london', 'manaus'],
  uses: [
    'martins2024/section-6.3/M-in-H',
    'martins2024/section-6.3/only-M-disconnected',
    'martins2024/figure-6.12',
  ],
  recorded: 'holds',
  figure: drawThreeGraphs,
  check: () => conjunction<unknown>(places(), connected(), goodAndBad()),
} satisfies FigureItem;
