import type { FigureItem } from '../../check/index.js';
import { checkThirdStep, drawThirdStep } from '../../shared/figures/construction.js';

export default {
  id: 'martins2024graft/figure-5',
  statement: {
    en: 'H_3 is the graft of three copies of H_2 on the perfect matching of C_6.',
    pt: 'H_3 é o enxerto de três cópias de H_2 no emparelhamento perfeito de C_6.',
  },
  caption: 'C_6, H_2, and H_3 as the result of three grafts',
  towers: ['hanoi'],
  uses: ['martins2024graft/figure-4', 'martins2024/figure-6.6'],
  recorded: 'holds',
  figure: drawThirdStep,
  check: checkThirdStep,
} satisfies FigureItem;
