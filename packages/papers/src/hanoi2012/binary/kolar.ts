import { hanoiMove, type Peg } from '@manaus/core';
import { type Item, range, upTo } from '../../check/index.js';
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
  id: 'hanoi2012/kolar',
  statement: {
    en: 'For every n >= 1 and 1 <= m <= 2^n - 1, the pegs from which and to which move m of the optimal solution goes can be read from the n-bit binary form of m alone, without the earlier moves.',
    pt: 'Para todo n >= 1 e 1 <= m <= 2^n - 1, os pinos de que e para que vai a jogada m da solução ótima podem ser lidos apenas da forma binária de m com n dígitos, sem as jogadas anteriores.',
  },
  departs: {
    en: 'The number of bits is part of the form, as in the examples of the text: move 1 goes from A to C for odd n and from A to B for even n. The way to read it is not printed; ours is m without its lowest 1, and m with all below its lowest 1 filled up plus 1, both modulo 3.',
    pt: 'O número de dígitos faz parte da forma, como nos exemplos do texto: a jogada 1 vai de A a C para n ímpar e de A a B para n par. O modo de ler não está impresso; o nosso é m sem o seu 1 menos significativo, e m com tudo abaixo desse 1 preenchido, mais 1, ambos módulo 3.',
  },
  uses: ['hanoi2012/binary-disc'],
  recorded: 'proved',
  check: upTo({ from: 1, quick: 9, full: 12 }, (most) => ({
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
} satisfies Item;
