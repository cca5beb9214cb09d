import { type Checks, finite } from '../../check/index.js';
import { type Copy, copyByLabels, copyInGraph, type Part } from '../../shared/hanoi-copies.js';
import { joinedByLabels, joinedInGraph } from '../evidence/joined-parts.js';

/**
 * The part of each peg that has the largest disc: whether it is a copy, and the pairs of parts that
 * an edge joins, one per edge.
 */
type Copies = { readonly copies: readonly Copy[]; readonly joined: readonly string[] };

const copiesBy = (
  discs: number,
  copy: (part: Part) => Copy,
  joined: (discs: number) => number[][],
): Copies => ({
  copies: [0, 1, 2].map((peg) => copy({ discs, peg })),
  joined: joined(discs)
    .map((pegs) => pegs.join(' '))
    .sort(),
});

export default {
  'section-3.4/three-copies': () =>
    finite<number, Copies>({
      checked: {
        en: 'n = 2 and 3: the states with the largest disc on each peg induce the smaller graph, by verified maps and by labels; the edges between them',
        pt: 'n = 2 e 3: os estados com o maior disco em cada pino induzem o grafo menor, por aplicações verificadas e por rótulos; as arestas entre eles',
      },
      instances: [2, 3],
      stated: (n) => ({
        copies: [0, 1, 2].map(() => ({ states: 3 ** (n - 1), isHanoi: true })),
        joined: ['0 1', '0 2', '1 2'],
      }),
      methods: {
        'verified maps to the smaller graph': (n) => copiesBy(n, copyInGraph, joinedInGraph),
        'labels and their moves': (n) => copiesBy(n, copyByLabels, joinedByLabels),
      },
    }),
} satisfies Checks;
