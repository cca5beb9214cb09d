import { bucharest, hanoi, london, manaus, oxford, type TowerRules } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { inBothGraphs, lacks } from '../evidence/labeled-graphs.js';

export default {
  id: 'martins2024/section-6.3/O-supergraph',
  statement: {
    en: 'Every state and every move of Hanoi, Bucharest, London and Manaus with 3 discs is one of Oxford with 3 discs.',
    pt: 'Todo estado e todo movimento de Hanói, Bucareste, Londres e Manaus com 3 discos é um de Oxford com 3 discos.',
  },
  towers: ['hanoi', 'bucharest', 'london', 'oxford', 'manaus'],
  recorded: 'holds',
  check: () =>
    finite({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras',
      },
      instances: [hanoi(3), bucharest(3), london(3), manaus(3)],
      stated: () => ({ states: [], moves: [] }),
      methods: inBothGraphs((graph, rules: TowerRules) => lacks(graph(rules), graph(oxford(3)))),
    }),
} satisfies Item;
