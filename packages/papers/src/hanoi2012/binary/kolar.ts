import { hanoiMove, type Peg } from '@manaus/core';
import { type Checks, range, upTo } from '../../check/index.js';
import { letter } from '../evidence/iterative.js';
import { onSolution } from '../evidence/solution.js';

/**
 * Straight from the bits of m: without its lowest 1, and with all below it filled and 1 added, both
 * modulo 3; B and C change places for even n.
 */
function kolar(discs: number, m: number): string {
  const on = (number: number): Peg => (discs % 2 === 1 ? number % 3 : (2 * (number % 3)) % 3);
  return `${letter(on(m & (m - 1)))}${letter(on((m | (m - 1)) + 1))}`;
}

const pairs = (moves: readonly { readonly from: Peg; readonly to: Peg }[]) => ({
  pegs: moves.map(({ from, to }) => `${letter(from)}${letter(to)}`),
});

export default {
  kolar: upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
    checked: {
      en: `source and target of every move from its bits, against the solution by search, by recursion and by the library, n = 1 to ${most}`,
      pt: `origem e destino de cada movimento a partir dos seus bits, comparados com a solução por busca, por recursão e pela biblioteca, n = 1 a ${most}`,
    },
    stated: (n) => ({ pegs: range(1, 2 ** n - 1).map((m) => kolar(n, m)) }),
    methods: {
      ...onSolution(pairs),
      'moves straight from the numbers': (n) =>
        pairs(range(1, 2 ** n - 1).map((m) => hanoiMove(n, BigInt(m)))),
    },
  })),
} satisfies Checks;
