import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import { range } from '../../check/index.js';
import { pairsAmong } from '../../shared/pairs.js';

type Edge = readonly [number, number];

/** The pairs of vertices of a graph of the given order. */
export const pairsOf = (order: number): Edge[] => pairsAmong(range(0, order - 1));

/** All graphs on the vertices 0 to `order - 1`, one per set of edges. */
export function* graphsOfOrder(order: number): Generator<Csr> {
  const pairs = pairsOf(order);
  for (let set = 0; set < 2 ** pairs.length; set++)
    yield graphFromEdges(
      order,
      pairs.filter((_, i) => (set >> i) % 2 === 1),
    );
}

/** All sets of some edges that have no vertex in common. */
export function matchingsOf(edges: readonly Edge[]): Edge[][] {
  if (edges.length === 0) return [[]];
  const [[a, b], ...others] = edges;
  const apart = others.filter((edge) => !edge.includes(a) && !edge.includes(b));
  return [...matchingsOf(others), ...matchingsOf(apart).map((rest): Edge[] => [[a, b], ...rest])];
}

/** The number of edges of a maximum matching, by trying all. */
export const matchingNumberByTrying = (graph: Csr): number =>
  Math.max(...matchingsOf(edgesOf(graph)).map(({ length }) => length));

/** All orders of some things. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, i) =>
    orders([...things.slice(0, i), ...things.slice(i + 1)]).map((rest) => [thing, ...rest]),
  );
}
