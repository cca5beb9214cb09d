import type { FigureItem } from '../../check/index.js';
import { checkThirdStep, drawThirdStep } from '../../shared/figures/construction.js';

export default {
  id: 'martins2024/figure-6.6',
  statement: {
    en: 'H_3^3 is the graft of three copies of H_3^2 on the perfect matching of C_6.',
    pt: 'H_3^3 é o enxerto de três cópias de H_3^2 no emparelhamento perfeito de C_6.',
  },
  caption: 'The construction of H_3^3: C_6, H_3^2, and the result with its three copies',
  towers: ['hanoi'],
  uses: ['martins2024/figure-6.5'],
  recorded: 'holds',
  figure: drawThirdStep,
  check: checkThirdStep,
} satisfies FigureItem;
