import type { Chance } from '@manaus/testing/attacked';
import { type Csr, edgesOf, graphFromEdges, neighborsOf } from '../../src/index.js';
import { pairsOf } from './helpers.js';

/** A graph on `least` to `most` vertices; each edge is in it with one of some probabilities. */
export function randomGraph({ below }: Chance, most: number, least = 2): Csr {
  const order = least + below(most - least + 1);
  const share = 200 + below(600);
  return graphFromEdges(
    order,
    pairsOf(order).filter(() => below(1000) < share),
  );
}

export const joined = (graph: Csr, a: number, b: number): boolean =>
  neighborsOf(graph, a).includes(b);

/** A graph with an edge more. */
export const withEdge = (graph: Csr, edge: readonly [number, number]): Csr =>
  graphFromEdges(graph.order, [...edgesOf(graph), edge]);

/** Two different vertices that are not joined; `null` if all are. */
export function apart(graph: Csr, { of }: Chance): readonly [number, number] | null {
  const open = pairsOf(graph.order).filter(([a, b]) => !joined(graph, a, b));
  return open.length === 0 ? null : of(open);
}
