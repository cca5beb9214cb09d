import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { type Csr, edgesOf, maximumMatching, verifyMatching } from '../../src/index.js';
import { apart, randomGraph } from './forged.js';

interface Certificate {
  readonly graph: Csr;
  readonly edges: [number, number][];
  readonly barrier: number[];
}

function honest(from: Chance): Certificate | null {
  const graph = randomGraph(from, 9);
  const { edges, barrier } = maximumMatching(graph);
  return edges.length === 0 ? null : { graph, edges: [...edges], barrier: [...barrier] };
}

const some = ({ order }: Csr, { below }: Chance) =>
  Array.from({ length: order }, (_, v) => v).filter(() => below(2) === 0);

attacked<Certificate>(honest, ({ graph, ...rest }) => verifyMatching(graph, rest), {
  'an edge too few, and any barrier': (one, from) => ({
    ...one,
    edges: one.edges.slice(1),
    barrier: some(one.graph, from),
  }),
  'a barrier with a vertex twice': (one, { of }) =>
    one.barrier.length === 0 ? null : { ...one, barrier: [...one.barrier, of(one.barrier)] },
  'a barrier with what is no vertex': (one, { of }) => ({
    ...one,
    barrier: [...one.barrier, of([-1, one.graph.order, 0.5])],
  }),
  'edges that meet, and any barrier': (one, from) => {
    const edges = edgesOf(one.graph).filter(() => from.below(2) === 0);
    const ends = edges.flat();
    return new Set(ends).size === ends.length
      ? null
      : { ...one, edges: edges.map(([a, b]) => [a, b]), barrier: some(one.graph, from) };
  },
  'an edge that is none': (one, from) => {
    const free = apart(one.graph, from);
    return free === null
      ? null
      : { ...one, edges: replaced(one.edges, from.below(one.edges.length), [...free]) };
  },
  // With any set of vertices as the barrier, whatever sum is asked for can be had.
  'an edge from between two vertices': (one, from) => {
    const { graph, edges } = one;
    const free = Array.from({ length: graph.order }, (_, v) => v).filter(
      (v) => !edges.flat().includes(v),
    );
    return free.length === 0
      ? null
      : {
          ...one,
          edges: [...edges, [from.below(graph.order - 1) + 0.5, from.of(free)]],
          barrier: some(graph, from),
        };
  },
});
