import type { FigureItem } from '../../check/index.js';
import { drivesTheSolution } from '../evidence/counter-plays.js';
import { discsOfGray, grayCode } from '../evidence/counters.js';
import { drawCounter } from '../figures/counters.js';

export default {
  id: 'martins2024/figure-B.1',
  statement: {
    en: 'For n >= 1, in the solution of Hanoi with n discs in 2^n - 1 moves, the disc of move m is the place, from the right, of the digit that changes between the words m - 1 and m of the Gray code.',
    pt: 'Para n >= 1, na solução de Hanói com n discos em 2^n - 1 movimentos, o disco do movimento m é o lugar, a partir da direita, do dígito que muda entre as palavras m - 1 e m do código de Gray.',
  },
  departs: {
    en: 'The picture is lost; the table has four digits. The counter names the disc. Where disc 1 goes is ours: always the same way round, to p2 first when n is odd and to p1 first when n is even; every other disc has one place to go.',
    pt: 'A imagem se perdeu; a tabela tem quatro dígitos. O contador nomeia o disco. Para onde vai o disco 1 é escolha nossa: sempre no mesmo sentido, primeiro a p_2 se n é ímpar e a p_1 se n é par; qualquer outro disco tem um só lugar para ir.',
  },
  caption: 'Hanoi with 4 discs solved with the Gray code',
  towers: ['hanoi'],
  uses: ['martins2024/appendix-B/table-B.1', 'martins2024/appendix-B/moves'],
  rebuilt: true,
  recorded: 'holds-in-range',
  figure: () =>
    drawCounter(
      4,
      discsOfGray(4),
      grayCode(4),
      'Hanoi, 4 discs, with the Gray code',
      'the digit that changes, counted from the right, is the disc',
    ),
  check: (effort) =>
    drivesTheSolution(
      { en: 'the digit of the Gray code that changes', pt: 'o dígito do código de Gray que muda' },
      discsOfGray,
      effort === 'quick' ? 8 : 10,
    ),
} satisfies FigureItem;
