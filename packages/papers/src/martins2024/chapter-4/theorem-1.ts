import { factorial, london } from '@manaus/core';
import { type Item, until, upTo } from '../../check/index.js';
import { factsByRanks, orderByArrangements } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/theorem-1',
  statement: {
    en: 'L_3^n, with capacities n, n-1, n-2, has ((n+1)(n+2)/2 - 4) n! vertices for every n >= 3.',
    pt: 'L_3^n, com capacidades n, n-1, n-2, tem ((n+1)(n+2)/2 - 4) n! vértices para todo n >= 3.',
  },
  towers: ['london'],
  recorded: 'proved',
  check: upTo<number>({ from: 2, quick: 7, full: 8 }, (most) => ({
    checked: {
      en: `n = 3 to ${most}, and n = 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      pt: `n = 3 a ${most}, e n = 2, em que a hipótese não é necessária: a ordem do grafo armazenado, e (até n = 7) todos os arranjos testados`,
    },
    stated: (n) => ((n + 1) * (n + 2) * Number(factorial(n))) / 2 - 4 * Number(factorial(n)),
    methods: {
      'the stored graph': (n) => factsByRanks(london(n)).order,
      'every arrangement of the balls': until(7, (n) => orderByArrangements(london(n))),
    },
  })),
} satisfies Item;
