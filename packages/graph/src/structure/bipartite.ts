import type { Graph } from '../csr.js';
import { requireUndirected } from '../requirements.js';

/** A proper coloring with two colors, or a cycle of odd length, its vertices in order. */
export type Bipartition =
  | { readonly bipartite: true; readonly colors: Uint8Array }
  | { readonly bipartite: false; readonly oddCycle: number[] };

/**
 * A 2-coloring of the graph, or an odd cycle.
 *
 * Breadth-first search; an edge within a layer closes an odd cycle through the last common
 * ancestor. Time and memory O(order + size). Throws for a directed graph. Checked by
 * `verifyBipartition`. Source: D. König, 1936.
 *
 * @example
 * ```ts
 * bipartition(cycleGraph(4)); // => { bipartite: true, colors: Uint8Array.of(0, 1, 0, 1) }
 * const odd = bipartition(cycleGraph(5));
 * odd.bipartite ? 0 : odd.oddCycle.length; // => 5
 * ```
 */
export function bipartition(graph: Graph): Bipartition {
  const { order, offsets, targets } = requireUndirected('graph/bipartition', graph);
  const depth = new Int32Array(order).fill(-1);
  const parent = new Uint32Array(order);
  const queue = new Uint32Array(order);
  for (let root = 0, tail = 0, head = 0; root < order; root++) {
    if (depth[root] !== -1) continue;
    depth[root] = 0;
    queue[tail++] = root;
    for (; head < tail; head++) {
      const v = queue[head];
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (depth[to] === depth[v])
          return { bipartite: false, oddCycle: cycleThrough(parent, v, to) };
        if (depth[to] !== -1) continue;
        depth[to] = depth[v] + 1;
        parent[to] = v;
        queue[tail++] = to;
      }
    }
  }
  return { bipartite: true, colors: Uint8Array.from(depth, (d) => d & 1) };
}

function cycleThrough(parent: Uint32Array, v: number, to: number): number[] {
  const down: number[] = [];
  const up: number[] = [];
  let a = v;
  let b = to;
  for (; a !== b; a = parent[a], b = parent[b]) {
    up.push(a);
    down.unshift(b);
  }
  return [...up, a, ...down];
}
