import type { FigureItem } from '../../check/index.js';
import { moves64Discs } from '../evidence/bounds-of-hanoi.js';
import { drawLegend } from '../figures/legend.js';

export default {
  id: 'martins2024/figure-3.1',
  statement: {
    en: 'The 64 discs of the legend need 18,446,744,073,709,551,615 moves from one needle to another.',
    pt: 'Os 64 discos da lenda exigem 18.446.744.073.709.551.615 movimentos de uma agulha a outra.',
  },
  departs: {
    en: 'The picture is lost, and a schematic drawing stands for it. Of the legend only the number that section 3.1 takes from it can be checked.',
    pt: 'A imagem se perdeu, e um desenho esquemático a substitui. Da lenda só se pode conferir o número que a seção 3.1 toma dela.',
  },
  caption: 'The legend behind the Tower of Hanoi: 64 discs on three needles (schematic)',
  uses: ['martins2024/section-3.1/64-discs', 'martins2024/table-3.1'],
  rebuilt: true,
  recorded: 'holds',
  figure: () => drawLegend(2n ** 64n - 1n),
  check: () =>
    moves64Discs('18446744073709551615', String, {
      en: '64 discs: a play of so many moves, and a potential of that height at the start that no move changes by more than 1',
      pt: '64 discos: um jogo com tantos movimentos, e um potencial dessa altura no início que nenhum movimento altera em mais de 1',
    }),
} satisfies FigureItem;
