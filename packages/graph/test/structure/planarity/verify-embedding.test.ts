import {
  type Csr,
  graphFromEdges,
  neighborsOf,
  planarity,
  verifyEmbedding,
} from '../../../src/index.js';
import { attacked, type Chance, randomGraph } from '../forged.js';
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

const changed = (one: Certificate, change: (rotation: number[]) => number[]): Certificate => ({
  ...one,
  rotation: Uint32Array.from(change([...one.rotation])),
});

attacked<Certificate>(honest, ({ graph, rotation }) => verifyEmbedding(graph, rotation), {
  'a rotation of a graph that is not planar': (_, from) => {
    const graph = notPlanar(from);
    return { graph, rotation: turned(graph, from) };
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
  'an entry too few': (one) => changed(one, (rotation) => rotation.slice(1)),
  'an entry too many': (one) => changed(one, (rotation) => [...rotation, rotation[0]]),
});
