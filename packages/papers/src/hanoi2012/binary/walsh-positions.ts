import { hanoiPosition, type Peg } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
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
  'walsh-positions': upTo({ from: 1, quick: 8, full: 12 }, (most) => ({
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
} satisfies Checks;
