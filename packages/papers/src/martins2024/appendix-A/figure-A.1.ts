import { type FigureItem, range } from '../../check/index.js';
import { digitsOf } from '../evidence/binary.js';
import { drivesTheSolution } from '../evidence/counter-plays.js';
import { discOfBinary } from '../evidence/counters.js';
import { drawCounter } from '../figures/counters.js';

const named = (count: number): number[] => range(1, 2 ** count - 1).map(discOfBinary);

export default {
  id: 'martins2024/figure-A.1',
  statement: {
    en: 'For n >= 1, in the solution of Hanoi with n discs in 2^n - 1 moves, the disc of move m is the place of the last 1, counted from the right, of m in binary.',
    pt: 'Para n >= 1, na solução de Hanói com n discos em 2^n - 1 movimentos, o disco do movimento m é o lugar do último 1, contado da direita, de m em binário.',
  },
  departs: {
    en: 'The picture is lost; the text names 4 discs. The counter names the disc. Where disc 1 goes is ours: always the same way round, to p2 first when n is odd and to p1 first when n is even; every other disc has one place to go.',
    pt: 'A imagem se perdeu; o texto fala de 4 discos. O contador nomeia o disco. Para onde vai o disco 1 é escolha nossa: sempre no mesmo sentido, primeiro a p_2 se n é ímpar e a p_1 se n é par; qualquer outro disco tem um só lugar para ir.',
  },
  caption: 'Hanoi with 4 discs solved with the binary counter',
  towers: ['hanoi'],
  uses: ['martins2024/appendix-A/table-A.1', 'martins2024/figure-3.2'],
  rebuilt: true,
  recorded: 'holds-in-range',
  figure: () =>
    drawCounter(
      4,
      named(4),
      range(0, 15).map((m) => digitsOf(m, 4)),
      'Hanoi, 4 discs, with the binary counter',
      'the last 1 of the number of the move, from the right, is the disc',
    ),
  check: (effort) =>
    drivesTheSolution(
      { en: 'the last 1 of its number', pt: 'o último 1 do seu número' },
      named,
      effort === 'quick' ? 8 : 10,
    ),
} satisfies FigureItem;
