import { hanoiPosition, type Peg } from '@manaus/core';
import type { Figure, Tongue } from '@manaus/plot';
import { type Checks, finite, range } from '../../check/index.js';
import { walsh } from '../evidence/binary.js';
import { lettersOf, pegsAt, solution } from '../evidence/iterative.js';
import { under } from '../evidence/solution.js';
import { placedFrom, slides } from '../figures/iterative.js';

const [eight, m] = [8, 136];

const bits = m.toString(2).padStart(eight + 1, '0');

/** The board with the discs from one on, and the reason for its place. */
function boardOf(pegs: readonly Peg[], disc: number) {
  const [own, below] = [bits[eight + 1 - disc], bits[eight - disc]];
  const on = under(pegs, disc);
  const reason =
    own === below
      ? `on disc ${disc + 1}`
      : `not on ${disc + 1}, so on ${on > eight ? `base ${on}` : on}`;
  return {
    state: placedFrom(pegs, disc),
    heading: `disc ${disc}`,
    notes: [`bits ${disc + 1} and ${disc}: ${below}${own}`, reason],
  };
}

/** One board a disc, from the largest, with the reason. */
function drawPosition(language: Tongue): Figure {
  const pegs = walsh(eight, m) as Peg[];
  const discs = range(1, eight).reverse();
  return slides(
    language,
    eight,
    discs.map((disc) => boardOf(pegs, disc)),
    {
      title: 'The position after move 136, disc by disc',
      subtitle: `136 = ${bits} in binary; bases 9, 10, 11`,
      columns: 4,
    },
  );
}

export default {
  'figure-11': {
    figure: drawPosition,
    check: () =>
      finite<number, string>({
        checked: {
          en: 'the position by the method, by search and by the library',
          pt: 'a posição pelo método, por busca e pela biblioteca',
        },
        instances: [m],
        stated: () => lettersOf(walsh(eight, m) as Peg[]),
        methods: {
          'the solution by search': () => lettersOf(pegsAt(solution(eight).ranks[m], eight)),
          'straight from the number': () => lettersOf(hanoiPosition(eight, BigInt(m))),
        },
      }),
  },
} satisfies Checks;
