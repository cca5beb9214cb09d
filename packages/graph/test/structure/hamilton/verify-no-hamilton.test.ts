import { attacked, type Chance } from '@manaus/testing/attacked';
import {
  type Csr,
  completeBipartiteGraph,
  cycleGraph,
  graphFromEdges,
  pathGraph,
  verifyNoHamilton,
} from '../../../src/index.js';
import type { HamiltonWalk } from '../../../src/structure/hamilton/result.js';
import { withEdge } from '../forged.js';
import { pairsOf } from '../helpers.js';

interface Certificate {
  readonly graph: Csr;
  readonly cut: readonly number[];
  readonly walk: HamiltonWalk;
}

const walks: readonly HamiltonWalk[] = [
  { closed: true },
  { closed: false },
  { closed: false, from: 0 },
  { closed: false, from: 0, to: 1 },
];

/**
 * A cut of some vertices, and as many single vertices as a walk through the cut just cannot visit.
 */
function honest({ below, of }: Chance): Certificate {
  const cut = 2 + below(3);
  const walk = of(walks);
  // An end that is in the cut meets one part less.
  const ends = [walk.from, walk.to].filter((end) => end !== undefined).length;
  const apart = cut + (walk.closed ? 1 : 2 - ends);
  const more = pairsOf(cut).filter(() => below(2) === 0);
  const graph = more.reduce<Csr>(withEdge, completeBipartiteGraph(cut, apart));
  return { graph, cut: Array.from({ length: cut }, (_, v) => v), walk };
}

/** A cycle through all vertices with some more edges, and any set of its vertices. */
function withCycle({ below }: Chance): { graph: Csr; cut: number[] } {
  const order = 4 + below(6);
  const chords = pairsOf(order).filter(([a, b]) => b - a > 1 && b - a < order - 1);
  const graph = chords.filter(() => below(5) === 0).reduce<Csr>(withEdge, cycleGraph(order));
  return { graph, cut: [...Array(order).keys()].filter(() => below(2) === 0) };
}

attacked<Certificate>(honest, ({ graph, cut, walk }) => verifyNoHamilton(graph, cut, walk), {
  'any cut of a graph with a cycle': (_, from) => ({ ...withCycle(from), walk: { closed: true } }),
  'any cut of a graph with a path': (_, from) => ({ ...withCycle(from), walk: { closed: false } }),
  'any cut of a path with its ends': (_, from) => {
    const order = 2 + from.below(8);
    const cut = [...Array(order).keys()].filter(() => from.below(2) === 0);
    const ends = { from: 0, ...(from.below(2) === 0 ? { to: order - 1 } : {}) };
    return { graph: pathGraph(order), cut, walk: { closed: false, ...ends } };
  },
  'a path that may end elsewhere': (one) => {
    const { from, to, closed } = one.walk;
    if (closed || from === undefined) return null;
    return { ...one, walk: { closed, ...(to === undefined ? {} : { from }) } };
  },
  'a vertex twice': (one, { of }) => ({
    ...one,
    graph: withLeaves(one.graph),
    cut: [...one.cut, of(one.cut)],
  }),
  'what is no vertex': (one, { of }) => {
    const graph = withLeaves(one.graph);
    return { graph, walk: one.walk, cut: [...one.cut, of([-1, graph.order, 0.5, Number.NaN])] };
  },
});

/** With three more vertices that no edge meets, so that the count alone would pass. */
function withLeaves(graph: Csr): Csr {
  const edges = pairsOf(graph.order).filter(([a, b]) =>
    graph.targets.subarray(graph.offsets[a], graph.offsets[a + 1]).includes(b),
  );
  return graphFromEdges(graph.order + 3, edges);
}
