import { hanoiMove, type TowerMove } from '@manaus/core';
import { type Checks, finite } from '../../check/index.js';
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
  'move-136': () =>
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
} satisfies Checks;
