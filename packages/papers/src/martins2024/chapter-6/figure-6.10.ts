import { type FigureItem, upTo } from '../../check/index.js';
import { drawThree } from '../../shared/figures/construction.js';
import { type Copy, copyByLabels, copyInGraph, type Part } from '../../shared/hanoi-copies.js';
import { joinedByLabels, joinedInGraph } from '../evidence/joined-parts.js';

/**
 * The parts by the peg of the largest disc, and the pairs of parts that an edge joins, an entry for
 * each edge.
 */
type Parts = {
  readonly orders: readonly number[];
  readonly areHanoi: boolean;
  readonly joins: readonly string[];
};

function parts(
  discs: number,
  copy: (part: Part) => Copy,
  joined: (discs: number) => number[][],
): Parts {
  const copies = [0, 1, 2].map((peg) => copy({ discs, peg }));
  return {
    orders: copies.map(({ states }) => states),
    areHanoi: copies.every(({ isHanoi }) => isHanoi),
    joins: joined(discs)
      .map((pegs) => pegs.join('-'))
      .sort(),
  };
}

export default {
  id: 'martins2024/figure-6.10',
  statement: {
    en: 'For k >= 1, H_3^(k+1) consists of three disjoint copies of H_3^k and three edges, one between each two copies.',
    pt: 'Para k >= 1, H_3^(k+1) se compõe de três cópias disjuntas de H_3^k e de três arestas, uma entre cada duas cópias.',
  },
  departs: {
    en: 'That the three edges make no new A(T_6), as the proof of theorem 11 says in passing, is not part of the figure.',
    pt: 'Que as três arestas não formam novos A(T_6), como diz de passagem a demonstração do Teorema 11, não faz parte da figura.',
  },
  caption: 'H_3^(k+1) from three disjoint copies of H_3^k',
  towers: ['hanoi'],
  uses: ['martins2024/figure-6.5', 'martins2024/theorem-11'],
  recorded: 'proved',
  figure: () => drawThree('H₃ᵏ', 'H₃ᵏ⁺¹ from three copies of H₃ᵏ'),
  check: upTo<Parts>({ from: 1, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `k = 1 to ${most}: the parts by the peg of the largest disc, an isomorphism of each, verified, and by labels; and the edges that are left`,
      pt: `k = 1 a ${most}: as partes pelo pino do maior disco, um isomorfismo de cada uma, verificado, e por rótulos; e as arestas que restam`,
    },
    stated: (k) => ({
      orders: [3 ** k, 3 ** k, 3 ** k],
      areHanoi: true,
      joins: ['0-1', '0-2', '1-2'],
    }),
    methods: {
      'verified maps to H_3^k': (k) => parts(k + 1, copyInGraph, joinedInGraph),
      'labels without the largest disc': (k) => parts(k + 1, copyByLabels, joinedByLabels),
    },
  })),
} satisfies FigureItem;
