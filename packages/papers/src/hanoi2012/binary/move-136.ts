import { hanoiMove, type TowerMove } from '@manaus/core';
import { finite, type Item } from '../../check/index.js';
import { digits, written } from '../evidence/binary.js';
import { left, solution } from '../evidence/iterative.js';

/** A move with its number in binary. */
type Numbered = { readonly binary: string; readonly disc: number; readonly direction: string };

const told = ({ disc, from, to }: TowerMove, binary: string): Numbered => ({
  binary,
  disc,
  direction: to === left(from) ? 'left' : 'right',
});

export default {
  id: 'hanoi2012/move-136',
  statement: {
    en: 'With 8 discs, 136 is 10001000 in binary with 8 bits, and move 136 of the optimal solution is of disc 4 to the left, as 8 - 4 is even.',
    pt: 'Com 8 discos, 136 é 10001000 em binário com 8 dígitos, e a jogada 136 da solução ótima é do disco 4 para a esquerda, pois 8 - 4 é par.',
  },
  uses: ['hanoi2012/binary-disc', 'hanoi2012/direction'],
  recorded: 'holds',
  check: () =>
    finite<number, Numbered>({
      checked: {
        en: 'the move of the solution by search, and straight from the bits of 136',
        pt: 'o movimento da solução por busca, e diretamente a partir dos bits de 136',
      },
      instances: [136],
      stated: () => ({ binary: '10001000', disc: 4, direction: 'left' }),
      methods: {
        'the solution by search, bits by division': (m) =>
          told(solution(8).moves[m - 1], digits(m, 8)),
        'straight from the number': (m) => told(hanoiMove(8, BigInt(m)), written(m, 8)),
      },
    }),
} satisfies Item;
