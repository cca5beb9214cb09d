import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import {
  bipartition,
  type Csr,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  verifyBipartition,
} from '../../src/index.js';
import { apart, randomGraph, withEdge } from './forged.js';

type Certificate = { readonly graph: Csr } & ReturnType<typeof bipartition>;

const honest = (from: Chance): Certificate => {
  const graph = randomGraph(from, 7, 3);
  return { graph, ...bipartition(graph) };
};

const recolored = (one: Certificate, at: number, color: number): Certificate | null =>
  one.bipartite ? { ...one, colors: Uint8Array.from(replaced([...one.colors], at, color)) } : null;

const withCycle = (one: Certificate, change: (cycle: number[]) => number[]): Certificate | null =>
  one.bipartite ? null : { ...one, oddCycle: change([...one.oddCycle]) };

attacked<Certificate>(honest, ({ graph, ...rest }) => verifyBipartition(graph, rest), {
  'a vertex of the color of its neighbor': (one, { below }) => {
    const at = below(one.graph.order);
    return one.bipartite && neighborsOf(one.graph, at).length > 0
      ? recolored(one, at, 1 - one.colors[at])
      : null;
  },
  'a third color': (one, { below }) => recolored(one, below(one.graph.order), 2),
  'a color too few': (one) => (one.bipartite ? { ...one, colors: one.colors.slice(1) } : null),
  'an edge more within a color': (one, from) => {
    const free = apart(one.graph, from);
    if (!one.bipartite || free === null || one.colors[free[0]] !== one.colors[free[1]]) return null;
    return { ...one, graph: withEdge(one.graph, free) };
  },
  'an odd cycle without one of its vertices': (one) => withCycle(one, (cycle) => cycle.slice(1)),
  'an even cycle': (_, { below, shuffled }) => {
    const order = 4 + 2 * below(3);
    const oddCycle = shuffled([...Array(order).keys()]);
    const edges = oddCycle.map((v, i): [number, number] => [v, oddCycle[(i + 1) % order]]);
    return { graph: graphFromEdges(order, edges), bipartite: false, oddCycle };
  },
  'one edge there and back': (one, { of }) => {
    const edges = edgesOf(one.graph);
    return edges.length === 0
      ? null
      : { graph: one.graph, bipartite: false, oddCycle: [...of(edges)] };
  },
  'one vertex': (one, { below }) => ({
    graph: one.graph,
    bipartite: false,
    oddCycle: [below(one.graph.order)],
  }),
  'a cycle walked twice and once': (one) =>
    withCycle(one, (cycle) => [...cycle, ...cycle, ...cycle]),
  'a cycle with a jump': (one, from) => {
    const free = apart(one.graph, from);
    return free === null || one.bipartite || one.oddCycle.length > 3
      ? null
      : withCycle(one, (cycle) => [...free, cycle.find((v) => !free.includes(v)) ?? -1]);
  },
  'a cycle through what is no vertex': (one, { of, below }) =>
    withCycle(one, (cycle) => replaced(cycle, below(cycle.length), of([-1, one.graph.order, 0.5]))),
  'an odd cycle in a bipartite graph': (one, { shuffled }) =>
    one.bipartite
      ? {
          graph: one.graph,
          bipartite: false,
          oddCycle: shuffled(Array.from({ length: one.graph.order }, (_, v) => v)).slice(0, 3),
        }
      : null,
});
