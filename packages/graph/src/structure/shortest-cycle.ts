import type { Csr, Graph } from '../csr.js';
import { requireUndirected } from '../requirements.js';

/**
 * A shortest cycle of a graph, its vertices in order; null for a forest. Its length is the girth.
 *
 * From each vertex a breadth-first search runs to the first edge that closes a walk, or until no
 * shorter cycle can come: time O(order (order + size)). A walk found so is a cycle when none is
 * shorter. Throws for a directed graph. That it is a cycle is checked by `verifyHamilton` on its
 * vertices' induced subgraph.
 *
 * @example
 * ```ts
 * shortestCycle(completeBipartiteGraph(2, 3)).length; // => 4
 * shortestCycle(pathGraph(5)); // => null
 * ```
 */
export function shortestCycle(graph: Graph): number[] | null {
  const known = requireUndirected('graph/shortest-cycle', graph);
  const { order } = known;
  const search = new ClosingSearch(known);
  let best: number[] | null = null;
  for (let root = 0; root < order; root++) {
    const found = search.from(root, best?.length ?? Number.POSITIVE_INFINITY);
    if (found !== null) best = found;
  }
  return best;
}

/** Breadth-first search that stops at an edge to a vertex already seen. */
class ClosingSearch {
  readonly #graph: Csr;
  readonly #depth: Int32Array;
  readonly #parent: Int32Array;
  readonly #queue: Uint32Array;

  constructor(graph: Csr) {
    this.#graph = graph;
    this.#depth = new Int32Array(graph.order).fill(-1);
    this.#parent = new Int32Array(graph.order);
    this.#queue = new Uint32Array(graph.order);
  }

  /** A closed walk through the root's tree that is shorter than `bound`, or null. */
  from(root: number, bound: number): number[] | null {
    const { offsets, targets } = this.#graph;
    let tail = 0;
    let shortest = bound;
    let ends: [number, number] | null = null;
    this.#queue[tail++] = root;
    this.#depth[root] = 0;
    for (let head = 0; head < tail; head++) {
      const v = this.#queue[head];
      if (2 * this.#depth[v] + 1 >= shortest) break;
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (this.#depth[to] < 0) {
          this.#depth[to] = this.#depth[v] + 1;
          this.#parent[to] = v;
          this.#queue[tail++] = to;
        } else if (to !== this.#parent[v] && this.#depth[v] + this.#depth[to] + 1 < shortest) {
          shortest = this.#depth[v] + this.#depth[to] + 1;
          ends = [v, to];
        }
      }
    }
    const walk = ends === null ? null : this.#between(...ends);
    for (const v of this.#queue.subarray(0, tail)) this.#depth[v] = -1;
    return walk;
  }

  /**
   * The cycle of the edge between two vertices and the tree's paths to their last common ancestor.
   */
  #between(v: number, to: number): number[] {
    const up: number[] = [];
    const down: number[] = [];
    let [a, b] = [v, to];
    while (a !== b) {
      if (this.#depth[a] >= this.#depth[b]) {
        up.push(a);
        a = this.#parent[a];
      } else {
        down.push(b);
        b = this.#parent[b];
      }
    }
    return [...up, a, ...down.reverse()];
  }
}
