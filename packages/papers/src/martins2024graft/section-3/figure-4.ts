import type { FigureItem } from '../../check/index.js';
import { checkGeneralStep, drawGeneralStep } from '../../shared/figures/construction.js';

export default {
  id: 'martins2024graft/figure-4',
  statement: {
    en: 'For n >= 2, H_n is the graft of three copies of H_{n-1}, at two vertices of degree 2, on the perfect matching of C_6.',
    pt: 'Para n >= 2, H_n é o enxerto de três cópias de H_{n-1}, por dois vértices de grau 2, no emparelhamento perfeito de C_6.',
  },
  caption: 'C_6, H_{n-1}, and H_n as the result of three grafts',
  uses: ['martins2024graft/algorithm-1', 'martins2024/figure-6.5'],
  recorded: 'proved',
  figure: drawGeneralStep,
  check: checkGeneralStep,
} satisfies FigureItem;
