import { bucharest, hanoi, type TowerRules } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { inBothGraphs, lacks } from '../evidence/labeled-graphs.js';

export default {
  id: 'martins2024/section-6.3/B-in-H',
  statement: {
    en: 'Every state and every move of B_3^3 is one of H_3^3.',
    pt: 'Todo estado e todo movimento de B_3^3 é um de H_3^3.',
  },
  towers: ['hanoi', 'bucharest'],
  recorded: 'holds',
  check: () =>
    finite({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras',
      },
      instances: [bucharest(3)],
      stated: () => ({ states: [], moves: [] }),
      methods: inBothGraphs((graph, rules: TowerRules) => lacks(graph(rules), graph(hanoi(3)))),
    }),
} satisfies Item;
