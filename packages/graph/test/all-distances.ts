import { type Csr, neighborsOf } from '../src/index.js';

/** All distances by Floyd and Warshall: no queue, no rows. */
export function allDistances(graph: Csr): number[][] {
  const d = Array.from({ length: graph.order }, (_, a) =>
    Array.from({ length: graph.order }, (_, b) =>
      a === b ? 0 : neighborsOf(graph, a).includes(b) ? 1 : Number.POSITIVE_INFINITY,
    ),
  );
  for (let k = 0; k < graph.order; k++)
    for (let a = 0; a < graph.order; a++)
      for (let b = 0; b < graph.order; b++) d[a][b] = Math.min(d[a][b], d[a][k] + d[k][b]);
  return d;
}
