import { manaus } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { drawTower } from '@manaus/lab';
import { type Checks, finite, until, upTo } from '../check/index.js';
import { orderByArrangements } from '../shared/tower-graph.js';
import { badSequences, drawStages } from './evidence/bad-sequence.js';
import { ehBom } from './evidence/eh-bom.js';
import {
  labelsWhere,
  manausByRules,
  manausTower,
  mergedByRules,
  onStates,
  onStatesChecked,
} from './evidence/manaus.js';
import { type ManausGraph, manausGraphMethods } from './evidence/manaus-graph.js';

export default {
  'lemma-2': upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state with disc n on p1',
        pt: 'cada estado regular com o disco n em p1',
      },
      most,
    ),
    stated: () => ({ good: [] }),
    methods: onStates((states, discs) => ({
      good: states
        .filter(({ pegOf, good }) => pegOf[discs - 1] === 1 && good)
        .map(({ label }) => label),
    })),
  })),

  'lemma-3': upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state with disc n on p0',
        pt: 'cada estado regular com o disco n em p0',
      },
      most,
    ),
    stated: () => ({ bad: [] }),
    methods: onStates((states, discs) => ({
      bad: states
        .filter(({ pegOf, good }) => pegOf[discs - 1] === 0 && !good)
        .map(({ label }) => label),
    })),
  })),

  'algorithm-10': upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state, and the last disc looked at',
        pt: 'cada estado regular, e o último disco olhado',
      },
      most,
    ),
    stated: () => ({ wrong: [], lowest: 2 }),
    methods: onStates((states, discs) => {
      const answers = states.map(({ pegOf }) => ehBom(pegOf, discs, 0, 1, 2));
      return {
        wrong: labelsWhere(states, ({ good }, i) => answers[i].sim !== good),
        lowest: answers.reduce((lowest, { last }) => Math.min(lowest, last), discs),
      };
    }),
  })),

  'theorem-5': upTo<number>({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `M_3^n, n = 2 to ${most}, by search in the stored graph, and to n = 9 by merging the ends of every move of the plain rules`,
      pt: `M_3^n, n = 2 a ${most}, por busca no grafo armazenado, e até n = 9 unindo as pontas de cada movimento pelas regras`,
    },
    stated: () => 2,
    methods: {
      'search in the stored graph': (discs) =>
        connectedComponents(manausTower(discs).graph).sizes.length,
      'merging the ends of every move': until(9, (discs) => new Set(mergedByRules(discs)).size),
    },
  })),

  'theorem-8': upTo<number>({ from: 2, quick: 9, full: 12 }, (most) => ({
    checked: {
      en: `order of the stored graph, n = 2 to ${most}; to n = 9 every placement within the capacities, to n = 7 every arrangement tried`,
      pt: `a ordem do grafo armazenado, n = 2 a ${most}; até n = 9 toda distribuição dentro das capacidades, até n = 7 todos os arranjos testados`,
    },
    stated: (n) => 3 ** n - 2 * (n + 1),
    methods: {
      'order of the stored graph': (n) => manausTower(n).graph.order,
      'every placement within the capacities': until(9, (n) => manausByRules(n).size),
      'every arrangement by the rules': until(7, (n) => orderByArrangements(manaus(n))),
    },
  })),

  'corollary-2': upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'bad states, and order less good states, counted',
        pt: 'os estados ruins, e a ordem menos os estados bons, contados',
      },
      most,
    ),
    stated: (n) => ({
      bad: Math.floor(3 ** n / 2) - (n + 1),
      orderLessGood: 3 ** n - 2 * (n + 1) - (Math.floor(3 ** n / 2) - n),
    }),
    methods: onStates((states) => ({
      bad: states.filter(({ moves }) => moves < 0).length,
      orderLessGood: states.length - states.filter(({ good }) => good).length,
    })),
  })),

  'figure-5.5': {
    figure: (language) => drawTower(manausTower(4), { language }),
    check: () =>
      finite<number, ManausGraph>({
        checked: {
          en: 'components and degrees of the graph built in two ways, and every arrangement tried',
          pt: 'componentes e graus do grafo construído de duas maneiras, e todos os arranjos testados',
        },
        instances: [4],
        stated: () => ({ order: 71, components: 2, goodComponents: 1, degrees: [1, 3] }),
        methods: manausGraphMethods,
      }),
  },

  'figure-5.6': {
    figure: (language) => drawStages(language, 6, '3/12/456'),
    check: (effort) => badSequences(effort, 0, 1),
  },

  'figure-5.7': {
    figure: (language) => drawStages(language, 5, '12/3/45'),
    check: (effort) => badSequences(effort, 1, 0),
  },

  'theorem-7/top': upTo({ from: 2, quick: 9, full: 12 }, (most) => ({
    checked: onStatesChecked(
      { en: 'every state with disc n on p0', pt: 'cada estado com o disco n em p0' },
      most,
    ),
    stated: () => ({ over: [] }),
    methods: onStates((states, discs) => ({
      over: states
        .filter(({ pegOf, moves }) => pegOf[discs - 1] === 0 && moves > 2 ** (discs - 1) - 1)
        .map(({ label }) => label),
    })),
  })),
} satisfies Checks;
