import { factorial, oxford } from '@manaus/core';
import { type Item, until, upTo } from '../../check/index.js';
import { factsByRanks, orderByArrangements } from '../../shared/tower-graph.js';

export default {
  id: 'martins2024/theorem-2',
  statement: {
    en: 'O_3^n has (n+1)(n+2)/2 n! vertices for every n >= 3.',
    pt: 'O_3^n tem (n+1)(n+2)/2 n! vértices para todo n >= 3.',
  },
  towers: ['oxford'],
  recorded: 'proved',
  check: upTo<number>({ from: 1, quick: 7, full: 8 }, (most) => ({
    checked: {
      en: `n = 3 to ${most}, and n = 1, 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      pt: `n = 3 a ${most}, e n = 1, 2, em que a hipótese não é necessária: a ordem do grafo armazenado, e (até n = 7) todos os arranjos testados`,
    },
    stated: (n) => ((n + 1) * (n + 2) * Number(factorial(n))) / 2,
    methods: {
      'the stored graph': (n) => factsByRanks(oxford(n)).order,
      'every arrangement of the discs': until(7, (n) => orderByArrangements(oxford(n))),
    },
  })),
} satisfies Item;
