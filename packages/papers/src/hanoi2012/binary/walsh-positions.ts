import { hanoiPosition, type Peg } from '@manaus/core';
import { type Item, range, upTo } from '../../check/index.js';
import { bit, walsh } from '../evidence/binary.js';
import { lettersOf } from '../evidence/iterative.js';
import { onPositions, under } from '../evidence/solution.js';

/**
 * The positions after 0, 1, 2, ... moves, and where bits and discs do not fit together, as m and k.
 */
type Positions = {
  readonly positions: readonly string[];
  readonly unfit: readonly (readonly [m: number, k: number])[];
};

function facts(positions: readonly (readonly Peg[])[], discs: number): Positions {
  const unfit = positions.flatMap((pegs, m) =>
    range(1, discs)
      .filter((k) => (bit(m, k) === bit(m, k + 1)) !== (under(pegs, k) === k + 1))
      .map((k): [number, number] => [m, k]),
  );
  return { positions: positions.map(lettersOf), unfit };
}

const byMethod = (discs: number, m: number): string => {
  const pegs = walsh(discs, m);
  return typeof pegs === 'string' ? pegs : lettersOf(pegs);
};

export default {
  id: 'hanoi2012/walsh-positions',
  statement: {
    en: 'For every n >= 1 and 0 <= m <= 2^n - 1, after move m of the optimal solution disc k lies on disc k + 1 exactly if bits k and k + 1 of m agree, where the base of A is disc n + 1 and bit n + 1 is 0; a disc that does not is on the only other peg whose top disc or base has the other parity, bases B and C being discs n + 2 and n + 3. So disc n is on A if bit n is 0 and on C if it is 1.',
    pt: 'Para todo n >= 1 e 0 <= m <= 2^n - 1, depois da jogada m da solução ótima o disco k está sobre o disco k + 1 exatamente se os dígitos binários k e k + 1 de m são iguais, onde a base de A é o disco n + 1 e o dígito n + 1 é 0; um disco que não está fica no único outro pino cujo disco do topo ou base tem a outra paridade, sendo as bases B e C os discos n + 2 e n + 3. Assim o disco n está em A se o dígito n é 0 e em C se é 1.',
  },
  departs: {
    en: 'The text refers for the colors to figure 4; they are those of figure 1.',
    pt: 'O texto remete, para as cores, à figura 4; elas são as da figura 1.',
  },
  uses: ['hanoi2012/no-same-parity-contact'],
  recorded: 'proved',
  check: upTo({ from: 1, quick: 8, full: 12 }, (most) => ({
    checked: {
      en: `the method disc by disc against every position by search, by recursion and by the library, n = 1 to ${most}`,
      pt: `o método disco a disco comparado com cada posição por busca, por recursão e pela biblioteca, n = 1 a ${most}`,
    },
    stated: (n) => ({ positions: range(0, 2 ** n - 1).map((m) => byMethod(n, m)), unfit: [] }),
    methods: {
      ...onPositions(facts),
      'positions straight from the numbers': (n) =>
        facts(
          range(0, 2 ** n - 1).map((m) => hanoiPosition(n, BigInt(m))),
          n,
        ),
    },
  })),
} satisfies Item;
