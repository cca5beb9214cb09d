import { hanoi, london, manaus, type TowerRules } from '@manaus/core';
import { type Checks, conjunction, finite } from '../../check/index.js';
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
  'figure-6.13': {
    figure: drawThreeGraphs,
    check: () => conjunction<unknown>(places(), connected(), goodAndBad()),
  },
} satisfies Checks;
