import { InputError, range, requireInteger } from '@manaus/core';
import { faultMaker, must } from '@manaus/core/internals';
import { type Csr, edgesOf, type Graph, graphFromEdges } from '../csr.js';
import { requirePairs, requireUndirected } from '../requirements.js';

const place = 'graph/graft';

declare module '@manaus/core/faults' {
  interface Faults {
    matching: { readonly got: unknown };
  }
}

const fault = faultMaker({ matching: must(() => 'be edges without a common vertex') });

/**
 * The graft enx(Q, v, w, G, ab): G without its edge ab, and Q, with a and v made one vertex, and b
 * and w another.
 *
 * The edge ab is in the result just when vw is an edge of Q. The vertices of G keep their names;
 * those of Q but v and w follow, in order. Order |G| + |Q| - 2. Time O(orders + sizes). Throws when
 * ab is no edge of G, or v and w are not two vertices of Q. Source:
 * [martins2024graft, definition 1]; [martins2024, definition 6].
 *
 * @example
 * ```ts
 * const result = graft(cycleGraph(4), 0, 2, cycleGraph(3), [0, 1]);
 * result.order; // => 5
 * edgesOf(result); // => [[0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4]]
 * ```
 */
export function graft(
  q: Graph,
  v: number,
  w: number,
  g: Graph,
  edge: readonly [number, number],
): Csr {
  return graftAll(q, v, w, g, [edge]);
}

/**
 * The graft of a copy of Q on each edge ab of a matching of G, with a and v made one vertex, and b
 * and w: enx(Q, v, w, G, M).
 *
 * The result does not depend on the order of the matching but for names: each copy's vertices
 * follow the last one's. H_3^n is the graft of three copies of H_3^(n-1), at two corners, on a
 * perfect matching of C_6, its edges taken the same way round. Time O(orders + sizes). Throws when
 * the edges are no matching of G, or v and w are not two vertices of Q. Source:
 * [martins2024, algorithms 13 and 14].
 *
 * @example
 * ```ts
 * const hanoi2 = graftAll(completeGraph(3), 0, 1, cycleGraph(6), [[0, 1], [2, 3], [4, 5]]);
 * isomorphism(hanoi2, toCsr(stateGraph(towerPuzzle(hanoi(2))))).answer; // => 'found'
 * ```
 */
export function graftAll(
  q: Graph,
  v: number,
  w: number,
  g: Graph,
  matching: readonly (readonly [number, number])[],
): Csr {
  const inserted = requireUndirected(place, q, 'q');
  const host = requireUndirected(place, g, 'g');
  requireTwo(inserted, v, w);
  requireMatching(host, matching);
  const gone = new Set(matching.map(keyOf));
  const edges = edgesOf(host).filter((edge) => !gone.has(keyOf(edge)));
  const own = edgesOf(inserted);
  const inner = range(0, inserted.order - 1).filter((u) => u !== v && u !== w);
  let order = host.order;
  for (const [a, b] of matching) {
    const name = new Map([[v, a]]).set(w, b);
    for (const u of inner) name.set(u, order++);
    for (const [x, y] of own) edges.push([name.get(x) as number, name.get(y) as number]);
  }
  return graphFromEdges(order, edges);
}

/** Two vertices of a graph are given, not one twice. */
function requireTwo(q: Csr, v: number, w: number): void {
  for (const [name, end] of Object.entries({ v, w }))
    requireInteger(place, name, end, 0, q.order - 1);
  if (v === w) throw new InputError(place, 'w', 'unlike', { other: 'v', got: w });
}

function requireMatching(g: Csr, matching: readonly (readonly [number, number])[]): void {
  requirePairs(place, 'matching', matching);
  const present = new Set(edgesOf(g).map(keyOf));
  const ends = new Set<number>();
  for (const [a, b] of matching) {
    if (!present.has(keyOf([a, b])))
      throw new InputError(place, 'edge', 'member', { of: 'edges', got: `${a},${b}` });
    if (ends.has(a) || ends.has(b))
      throw fault(place, 'matching', 'matching', {
        got: matching.map((edge) => edge.join()).join(' '),
      });
    ends.add(a).add(b);
  }
}

const keyOf = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)},${Math.max(a, b)}`;
