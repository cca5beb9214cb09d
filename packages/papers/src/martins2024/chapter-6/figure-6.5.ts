import type { FigureItem } from '../../check/index.js';
import { checkGeneralStep, drawGeneralStep } from '../../shared/figures/construction.js';

export default {
  id: 'martins2024/figure-6.5',
  statement: {
    en: 'For n >= 2, H_3^n is the graft of three copies of H_3^(n-1), at two vertices of degree 2, on the perfect matching of C_6.',
    pt: 'Para n >= 2, H_3^n é o enxerto de três cópias de H_3^(n-1), por dois vértices de grau 2, no emparelhamento perfeito de C_6.',
  },
  caption: 'The construction of H_3^n: C_6 with its perfect matching, H_3^(n-1), and the result',
  towers: ['hanoi'],
  uses: ['martins2024/algorithm-14', 'martins2024/definition-6'],
  recorded: 'proved',
  figure: drawGeneralStep,
  check: checkGeneralStep,
} satisfies FigureItem;
