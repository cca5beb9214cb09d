import { manaus } from '@manaus/core';
import { type Item, until, upTo } from '../../check/index.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import { manausByRules, manausTower } from '../evidence/manaus.js';

export default {
  id: 'martins2024/theorem-8',
  statement: {
    en: 'M_3^n has 3^n - 2(n + 1) vertices for every n >= 2.',
    pt: 'M_3^n tem 3^n - 2(n + 1) vértices, para todo n >= 2.',
  },
  towers: ['manaus'],
  recorded: 'proved',
  check: upTo<number>({ from: 2, quick: 9, full: 12 }, (most) => ({
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
} satisfies Item;
