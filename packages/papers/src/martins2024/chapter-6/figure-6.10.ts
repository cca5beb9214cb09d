import { type Checks, upTo } from '../../check/index.js';
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
  'figure-6.10': {
    figure: (language) => drawThree(language, 'H₃ᵏ', 'H₃ᵏ⁺¹ from three copies of H₃ᵏ'),
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
  },
} satisfies Checks;
