import { tally } from '@manaus/core/internals';
import { type Csr, type Graph, reverse } from '../../csr.js';
import { requireGraph } from '../../requirements.js';
import { breadthFirstSearch } from '../../search/breadth-first-search.js';
import { stronglyConnectedComponents } from '../../search/components.js';

/** The invariants that tell graphs apart, in the order in which they are tried. */
const invariants = {
  order: ({ order }: Csr) => new Map([['vertices', order]]),
  size: ({ directed, targets }: Csr) =>
    new Map([[directed ? 'arcs' : 'edges', directed ? targets.length : targets.length / 2]]),
  degrees: degreesOf,
  components: (graph: Csr) => tally(stronglyConnectedComponents(graph).sizes.map(String)),
  distances: distancesOf,
};

/** The name of an invariant. */
type GraphInvariant = keyof typeof invariants;

/** A certificate that two graphs are not isomorphic: an invariant with different values. */
export interface GraphDifference {
  readonly invariant: GraphInvariant;
  /** The subject of the count, such as the degree `3`. */
  readonly of: string;
  /** The count in each of the two graphs. */
  readonly values: readonly [number, number];
}

/** The most steps of the searches from all vertices, for the distances. */
const MOST_STEPS = 1e8;

/**
 * An invariant in which two graphs differ: so they are not isomorphic. `null` if none of these
 * differs, which proves nothing.
 *
 * Counted are vertices, edges (arcs), the vertices of each degree (`out,in` if directed), the
 * strong components of each order, and the vertices with the same numbers of vertices at distance
 * 0, 1, 2, ... Time O(order + size), and a search from every vertex where that is at most 10^8
 * steps.
 *
 * @example
 * ```ts
 * graphDifference(pathGraph(4), completeBipartiteGraph(1, 3)); // => { invariant: 'degrees', of: '1', values: [2, 3] }
 * graphDifference(pathGraph(3), completeBipartiteGraph(1, 2)); // => null
 * ```
 */
export function graphDifference(first: Graph, second: Graph): GraphDifference | null {
  const a = requireGraph('graph/difference', first, 'first');
  const b = requireGraph('graph/difference', second, 'second');
  for (const [name, count] of Object.entries(invariants)) {
    const [one, other] = [count(a), count(b)];
    const of = [...one.keys(), ...other.keys()].find((key) => one.get(key) !== other.get(key));
    if (of !== undefined)
      return {
        invariant: name as GraphInvariant,
        of,
        values: [one.get(of) ?? 0, other.get(of) ?? 0],
      };
  }
  return null;
}

function degreesOf(graph: Csr): Map<string, number> {
  const degrees = rowLengths(graph);
  if (!graph.directed) return tally(degrees.map(String));
  const incoming = rowLengths(reverse(graph));
  return tally(degrees.map((degree, vertex) => `${degree},${incoming[vertex]}`));
}

const rowLengths = ({ order, offsets }: Csr): number[] =>
  Array.from({ length: order }, (_, vertex) => offsets[vertex + 1] - offsets[vertex]);

/** The numbers of vertices at distance 0, 1, 2, ... from each vertex. */
function distancesOf(graph: Csr): Map<string, number> {
  const { order, targets } = graph;
  if (order * (order + targets.length) > MOST_STEPS) return new Map();
  const queue = new Uint32Array(order);
  return tally(
    Array.from({ length: order }, (_, vertex) =>
      breadthFirstSearch(graph, [vertex], queue).spheres.join(),
    ),
  );
}
