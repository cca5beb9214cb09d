import { attacked, type Chance } from '@manaus/testing/attacked';
import {
  type Csr,
  edgesOf,
  graphFromEdges,
  neighborsOf,
  planarity,
  verifyEmbedding,
} from '../../../src/index.js';
import { randomGraph } from '../forged.js';
import { pairsOf } from '../helpers.js';

interface Certificate {
  readonly graph: Csr;
  readonly rotation: Uint32Array;
}

function honest(from: Chance): Certificate | null {
  const graph = randomGraph(from, 8, 3);
  const found = planarity(graph);
  return found.planar && graph.targets.length > 0
    ? { graph, rotation: Uint32Array.from(found.rotation) }
    : null;
}

/** Any order of the neighbors of each vertex. */
const turned = (graph: Csr, { shuffled }: Chance): Uint32Array =>
  Uint32Array.from(
    Array.from({ length: graph.order }, (_, v) => shuffled(neighborsOf(graph, v))).flat(),
  );

/** K_5 or K_{3,3} with some edges replaced by paths of two. */
function notPlanar({ below }: Chance): Csr {
  const k5 = below(2) === 0;
  const edges = pairsOf(k5 ? 5 : 6).filter(([a, b]) => k5 || (a < 3 && b >= 3));
  let order = k5 ? 5 : 6;
  const drawn = edges.flatMap(([a, b]): [number, number][] => {
    if (below(4) > 0) return [[a, b]];
    const middle = order++;
    return [
      [a, middle],
      [b, middle],
    ];
  });
  return graphFromEdges(order, drawn);
}

function ring(length: number, from: number): [number, number][] {
  return Array.from({ length }, (_, i) => {
    const [a, b] = [from + i, from + ((i + 1) % length)];
    return a < b ? [a, b] : [b, a];
  });
}

function rungs(count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => [i, i + count]);
}

/** Cubic graphs on as many vertices, the first of each pair planar, the second not. */
const cubic: readonly (readonly [Csr, Csr])[] = [
  [
    graphFromEdges(6, [...ring(3, 0), ...ring(3, 3), ...rungs(3)]),
    graphFromEdges(
      6,
      pairsOf(6).filter(([a, b]) => a < 3 && b >= 3),
    ),
  ],
  [
    graphFromEdges(8, [...ring(4, 0), ...ring(4, 4), ...rungs(4)]),
    graphFromEdges(8, [...ring(8, 0), ...rungs(4)]),
  ],
];

/** A graph beside another one. */
const beside = (first: Csr, second: Csr): Csr =>
  graphFromEdges(first.order + second.order, [
    ...edgesOf(first),
    ...edgesOf(second).map(([a, b]): [number, number] => [a + first.order, b + first.order]),
  ]);

const changed = (one: Certificate, change: (rotation: number[]) => number[]): Certificate => ({
  ...one,
  rotation: Uint32Array.from(change([...one.rotation])),
});

/** The rows of a graph may be in any order. */
const inAnyOrder = (from: Chance): Certificate | null => {
  const one = honest(from);
  return one && { ...one, graph: { ...one.graph, targets: turned(one.graph, from) } };
};

attacked<Certificate>(inAnyOrder, ({ graph, rotation }) => verifyEmbedding(graph, rotation), {
  'a rotation of a graph that is not planar': (_, from) => {
    const graph = notPlanar(from);
    return { graph, rotation: turned(graph, from) };
  },
  'the rotation of another graph with the same degrees': (_, { of }) => {
    const [planar, other] = of(cubic);
    const found = planarity(planar);
    return found.planar ? { graph: other, rotation: Uint32Array.from(found.rotation) } : null;
  },
  'one part that is not planar beside one that is': (one, from) => {
    const other = notPlanar(from);
    const rotation = [...turned(other, from)].map((v) => v + one.graph.order);
    return {
      graph: beside(one.graph, other),
      rotation: Uint32Array.from([...one.rotation, ...rotation]),
    };
  },
  'a neighbor that is none': (one, { below }) =>
    changed(one, (rotation) => {
      const at = below(rotation.length);
      return rotation.map((v, i) => (i === at ? (v + 1) % (one.graph.order + 1) : v));
    }),
  'two entries of different vertices exchanged': (one, { below }) => {
    const { offsets, targets, order } = one.graph;
    const first = targets.length > offsets[1] && offsets[1] > 0 ? below(offsets[1]) : -1;
    if (first < 0 || order < 3) return null;
    const other = offsets[1] + below(targets.length - offsets[1]);
    return one.rotation[first] === one.rotation[other]
      ? null
      : changed(one, (rotation) =>
          rotation.map((v, i) =>
            i === first ? rotation[other] : i === other ? rotation[first] : v,
          ),
        );
  },
  'arcs in place of edges': (one) => ({ ...one, graph: { ...one.graph, directed: true } }),
  'an entry too few': (one) => changed(one, (rotation) => rotation.slice(1)),
  'an entry too many': (one) => changed(one, (rotation) => [...rotation, rotation[0]]),
});
