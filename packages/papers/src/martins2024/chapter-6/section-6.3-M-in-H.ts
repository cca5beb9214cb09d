import { hanoi, london, manaus, type TowerRules } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { inBothGraphs, isInside } from '../evidence/labeled-graphs.js';

/** A tower, and whether it is stated to be a subgraph of H_3^3. */
type Inner = { readonly rules: TowerRules; readonly inside: boolean };

export default {
  id: 'martins2024/section-6.3/M-in-H',
  statement: {
    en: 'Every state and every move of M_3^3 is one of H_3^3, while L_3^3 is no subgraph of H_3^3.',
    pt: 'Todo estado e todo movimento de M_3^3 é um de H_3^3, ao passo que L_3^3 não é subgrafo de H_3^3.',
  },
  towers: ['hanoi', 'london', 'manaus'],
  uses: ['martins2024/proposition-6'],
  recorded: 'holds',
  check: () =>
    finite<Inner, boolean>({
      checked: {
        en: 'states and moves compared by their labels, in the stored graphs and by playing the rules',
        pt: 'estados e movimentos comparados pelos seus rótulos, nos grafos armazenados e jogando pelas regras',
      },
      instances: [
        { rules: manaus(3), inside: true },
        { rules: london(3), inside: false },
      ],
      stated: ({ inside }) => inside,
      methods: inBothGraphs((graph, { rules }: Inner) => isInside(graph(rules), graph(hanoi(3)))),
    }),
} satisfies Item;
