import { finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawParts, wrongCycles } from '../shared/figures/hanoi-cycles.js';

const item: FigureItem = {
  id: 'martins2024/figure-6.1',
  kind: 'figure',
  statement:
    'H_3^3 contains nine C_3, three C_9 and three C_6 as subgraphs; each C_9 passes through the nine vertices with the largest disc on one peg.',
  departs:
    'As subgraphs. The C_3 and C_6 are induced; the C_9 are not, having three chords each: the nine vertices induce H_3^2. The marks of the print are lost, so all cycles of each length are drawn.',
  caption: 'H_3^3 with all its cycles C_3, C_9 and C_6',
  uses: ['martins2024/theorem-10', 'martins2024/section-6.1/C6'],
  recorded: 'holds',
  figure: () => drawParts(['cycles C₃', 'cycles C₉', 'cycles C₆'], 'Cycles in H₃³'),
  check: () =>
    finite([3], wrongCycles, {
      checked:
        'all cycles of lengths 3, 6 and 9 by search; their vertices by the peg of the largest disc, and what they induce, by verified isomorphisms',
      methods: 2,
    }),
};
export default item;
