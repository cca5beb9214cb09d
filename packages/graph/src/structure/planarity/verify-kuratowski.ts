import { type Graph, neighborsOf } from '../../csr.js';
import { requireGraph, requirePairs } from '../../requirements.js';
import { isVertex } from '../is-vertex.js';

/**
 * True if the edges are a Kuratowski subgraph of the graph: K_5 or K_{3,3}, their edges perhaps
 * replaced by paths.
 *
 * Each edge must be one of the graph's and given once. A walk from each vertex of degree 3 or more
 * along vertices of degree 2 finds the branches. Time O(edges times the degree). Shares no code
 * with the finder. Source: K. Kuratowski, 1930.
 *
 * @example
 * ```ts
 * const k5 = completeGraph(5);
 * verifyKuratowski(k5, edgesOf(k5)); // => true
 * verifyKuratowski(k5, edgesOf(k5).slice(1)); // => false
 * ```
 */
export function verifyKuratowski(
  graph: Graph,
  edges: readonly (readonly [number, number])[],
): boolean {
  const known = requireGraph('graph/planarity', graph);
  requirePairs('graph/planarity', 'edges', edges);
  if (!edges.every(([a, b]) => isVertex(known, a) && neighborsOf(known, a).includes(b)))
    return false;
  const rows = rowsBy(edges);
  const branches = [...rows.keys()].filter((v) => rowOf(rows, v).length !== 2);
  const walked = { edges: 0 };
  const far = new Map(
    branches.map((v) => [v, rowOf(rows, v).map((first) => farEnd(rows, v, first, walked))]),
  );
  // A cycle apart from the branches would be walked by nobody.
  return walked.edges === 2 * edges.length && (isK5(far) || isK33(far));
}

/** The neighbors by the edges alone, of each vertex that is an end of one. */
type Rows = Map<number, readonly number[]>;

function rowsBy(edges: readonly (readonly [number, number])[]): Rows {
  const rows: Rows = new Map();
  for (const [a, b] of edges) {
    rows.set(a, [...(rows.get(a) ?? []), b]);
    rows.set(b, [...(rows.get(b) ?? []), a]);
  }
  return rows;
}

const rowOf = (rows: Rows, v: number) => rows.get(v) as readonly number[];

/** The branch vertex at the other end of the path from v by way of `first`. */
function farEnd(rows: Rows, v: number, first: number, walked: { edges: number }): number {
  let from = v;
  let at = first;
  walked.edges++;
  for (let row = rowOf(rows, at); row.length === 2; row = rowOf(rows, at)) {
    const next = row[0] === from ? row[1] : row[0];
    from = at;
    at = next;
    walked.edges++;
  }
  return at;
}

function isK5(far: ReadonlyMap<number, readonly number[]>): boolean {
  return (
    far.size === 5 &&
    [...far].every(([v, ends]) => ends.length === 4 && new Set([...ends, v]).size === 5)
  );
}

function isK33(far: ReadonlyMap<number, readonly number[]>): boolean {
  const [side] = [...far.values()];
  const other = [...far.keys()].filter((v) => !side.includes(v));
  const facing = (v: number) => (side.includes(v) ? other : side);
  return (
    other.length === 3 &&
    [...far].every(([v, ends]) => ends.length === 3 && facing(v).every((u) => ends.includes(u)))
  );
}
