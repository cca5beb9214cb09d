import { finite, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawGeneralStep, drawThirdStep, wrongStep } from '../shared/figures/construction.js';

const step: FigureItem = {
  id: 'martins2024/figure-6.5',
  kind: 'figure',
  statement:
    'For n >= 2, H_3^n is the graft of three copies of H_3^(n-1), at two vertices of degree 2, on the perfect matching of C_6.',
  caption: 'The construction of H_3^n: C_6 with its perfect matching, H_3^(n-1), and the result',
  uses: ['martins2024/algorithm-14', 'martins2024/definition-6'],
  recorded: 'holds-in-range',
  figure: drawGeneralStep,
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(2, most), wrongStep, {
      checked: `n = 2 to ${most}: any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms with the game’s graph, verified`,
      methods: 2,
    });
  },
};

const third: FigureItem = {
  id: 'martins2024/figure-6.6',
  kind: 'figure',
  statement: 'H_3^3 is the graft of three copies of H_3^2 on the perfect matching of C_6.',
  caption: 'The construction of H_3^3: C_6, H_3^2, and the result with its three copies',
  uses: ['martins2024/figure-6.5'],
  recorded: 'holds',
  figure: drawThirdStep,
  check: () =>
    finite([3], wrongStep, {
      checked:
        'any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms verified',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [step, third];
export default items;
