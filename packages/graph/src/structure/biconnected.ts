import type { Graph } from '../csr.js';
import { requireUndirected } from '../requirements.js';
import { inOrder } from '../rows.js';
import { arcSources } from './arcs.js';

/** The biconnected components, or blocks, of a graph, and what joins them. */
export interface BiconnectedComponents {
  /** The vertices whose removal leaves more components, increasing. */
  readonly articulations: number[];
  /** The edges whose removal leaves more components, the lower end first, increasing. */
  readonly bridges: [number, number][];
  /** The edges of each block: a maximal subgraph without a cut vertex. */
  readonly blocks: [number, number][][];
}

/**
 * The biconnected components (blocks), articulation points and bridges.
 *
 * Each edge is in one block; an isolated vertex is in none. One depth-first search; time and memory
 * O(order + size). Throws for a directed graph. Checked by `verifyBiconnectedComponents`. Source:
 * J. Hopcroft, R. Tarjan, 1973.
 *
 * @example
 * ```ts
 * const butterfly = triangularSnake(3);
 * biconnectedComponents(butterfly).articulations; // => [1]
 * biconnectedComponents(butterfly).blocks.length; // => 2
 * biconnectedComponents(pathGraph(3)).bridges; // => [[0, 1], [1, 2]]
 * ```
 */
export function biconnectedComponents(graph: Graph): BiconnectedComponents {
  const known = requireUndirected('graph/blocks', graph);
  const { order, offsets, targets } = known;
  const sources = arcSources(known);
  const seen = new Uint32Array(order);
  const low = new Uint32Array(order);
  const parent = new Int32Array(order).fill(-1);
  const next = offsets.slice();
  const open: number[] = [];
  const found: [number, number][][] = [];
  let time = 0;
  for (let root = 0; root < order; root++) {
    if (seen[root] !== 0) continue;
    seen[root] = low[root] = ++time;
    for (let v = root; ; ) {
      if (next[v] < offsets[v + 1]) {
        const arc = next[v]++;
        const to = targets[arc];
        if (seen[to] === 0) {
          open.push(arc);
          parent[to] = arc;
          seen[to] = low[to] = ++time;
          v = to;
        } else if (seen[to] < seen[v] && to !== sources[parent[v]]) {
          open.push(arc);
          low[v] = Math.min(low[v], seen[to]);
        }
      } else if (parent[v] === -1) break;
      else {
        const arc = parent[v];
        const above = sources[arc];
        low[above] = Math.min(low[above], low[v]);
        if (low[v] >= seen[above]) {
          // A block is closed: its edges are those that are open, down to the arc that began it.
          const block = open.splice(open.lastIndexOf(arc)).reverse();
          found.push(block.map((at) => inOrder(sources[at], targets[at])));
        }
        v = above;
      }
    }
  }
  const bridges = found.filter((block) => block.length === 1).map(([edge]) => edge);
  bridges.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { articulations: sharedVertices(order, found), bridges, blocks: found };
}

/** The vertices in two blocks or more. */
function sharedVertices(order: number, found: readonly (readonly [number, number])[][]): number[] {
  const last = new Int32Array(order).fill(-1);
  const shared = new Uint8Array(order);
  found.forEach((block, i) => {
    for (const edge of block)
      for (const v of edge) {
        if (last[v] !== -1 && last[v] !== i) shared[v] = 1;
        last[v] = i;
      }
  });
  return Array.from(shared.keys()).filter((v) => shared[v] === 1);
}
