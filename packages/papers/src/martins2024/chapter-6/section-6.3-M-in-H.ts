import { hanoi, london, manaus, type TowerRules } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
import { inBothGraphs, isInside } from '../evidence/labeled-graphs.js';

/** A tower, and whether it is stated to be a subgraph of H_3^3. */
type Inner = { readonly rules: TowerRules; readonly inside: boolean };

export default {
  'section-6.3/M-in-H': () =>
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
} satisfies Checks;
