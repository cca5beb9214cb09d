import type { Csr, Graph } from '../csr.js';
import { requireGraph, requireUndirected } from '../requirements.js';

/** A partition of the vertices into components. */
export interface Components {
  /** The component of each vertex, 0, 1, 2, ... */
  readonly component: Uint32Array;
  /** The order of each component. */
  readonly sizes: readonly number[];
}

/**
 * The connected components of an undirected graph; of a directed one, those of `toUndirected`.
 *
 * Time O(order + size) times a factor that is constant in practice and logarithmic at worst;
 * 4 bytes per vertex. Throws an `InputError` if the graph is directed.
 *
 * @example
 * ```ts
 * connectedComponents(graphFromEdges(3, [[0, 2]])).sizes; // => [2, 1]
 * ```
 */
export function connectedComponents(graph: Graph): Components {
  return unionFind(requireUndirected('graph/components', graph));
}

/**
 * The strongly connected components of a graph; of an undirected one, its connected components.
 *
 * Time O(order + size); 16 bytes per vertex if the graph is directed; without recursion.
 *
 * @example
 * ```ts
 * const graph = graphFromEdges(3, [[0, 1], [1, 0], [1, 2]], true);
 * stronglyConnectedComponents(graph).sizes; // => [1, 2]
 * ```
 */
export function stronglyConnectedComponents(graph: Graph): Components {
  const known = requireGraph('graph/components', graph);
  return known.directed ? tarjan(known) : unionFind(known);
}

const NONE = 0xffffffff;

/**
 * Union by Rem's algorithm: a vertex points to a lower one of its component, the lowest to itself;
 * then each takes the number of what it points to.
 *
 * Edges are read in the order of memory, which a search cannot do.
 */
function unionFind({ order, offsets, targets }: Csr): Components {
  const lower = new Uint32Array(order);
  for (let vertex = 0; vertex < order; vertex++) {
    lower[vertex] = vertex;
    for (let i = offsets[vertex], last = offsets[vertex + 1]; i < last; i++) {
      const neighbor = targets[i];
      if (neighbor < vertex) join(lower, neighbor, vertex);
    }
  }
  const sizes: number[] = [];
  for (let vertex = 0; vertex < order; vertex++) {
    const id = lower[vertex] === vertex ? sizes.push(0) - 1 : lower[lower[vertex]];
    lower[vertex] = id;
    sizes[id]++;
  }
  return { component: lower, sizes };
}

/**
 * Makes one tree of two, shortening the ways to the roots: each step lets the higher vertex point
 * lower.
 */
function join(lower: Uint32Array, one: number, other: number): void {
  let low = lower[one];
  let high = lower[other];
  while (low !== high) {
    if (low > high) {
      const lowest = high;
      high = low;
      low = lowest;
    }
    const next = lower[high];
    lower[high] = low;
    if (next === high) return;
    high = next;
    low = lower[low];
  }
}

/**
 * Tarjan's algorithm with its recursion unrolled: `next` is where each vertex on the path stands in
 * its row.
 */
function tarjan(graph: Csr): Components {
  const search = new TarjanSearch(graph);
  for (let root = 0; root < graph.order; root++) search.from(root);
  return { component: search.component, sizes: search.sizes };
}

class TarjanSearch {
  readonly #graph: Csr;
  readonly component: Uint32Array;
  readonly sizes: number[] = [];
  readonly #index: Uint32Array;
  readonly #low: Uint32Array;
  readonly #next: Uint32Array;
  readonly #open: number[] = [];
  readonly #path: number[] = [];
  #found = 0;

  constructor(graph: Csr) {
    this.#graph = graph;
    this.component = new Uint32Array(graph.order).fill(NONE);
    this.#index = new Uint32Array(graph.order).fill(NONE);
    this.#low = new Uint32Array(graph.order);
    this.#next = graph.offsets.slice(0, graph.order);
  }

  from(root: number): void {
    const { offsets, targets } = this.#graph;
    const path = this.#path;
    const next = this.#next;
    const index = this.#index;
    const low = this.#low;
    if (index[root] === NONE) this.#enter(root);
    while (path.length > 0) {
      const vertex = path[path.length - 1];
      if (next[vertex] === offsets[vertex + 1]) this.#leave(vertex);
      else {
        const target = targets[next[vertex]++];
        if (index[target] === NONE) this.#enter(target);
        else if (this.component[target] === NONE)
          low[vertex] = Math.min(low[vertex], index[target]);
      }
    }
  }

  #enter(vertex: number): void {
    this.#index[vertex] = this.#low[vertex] = this.#found++;
    this.#open.push(vertex);
    this.#path.push(vertex);
  }

  #leave(vertex: number): void {
    const low = this.#low;
    this.#path.pop();
    if (low[vertex] === this.#index[vertex]) this.#close(vertex);
    const parent = this.#path.at(-1);
    if (parent !== undefined) low[parent] = Math.min(low[parent], low[vertex]);
  }

  #close(root: number): void {
    let members = 0;
    for (let vertex = NONE; vertex !== root; members++) {
      vertex = this.#open.pop() as number;
      this.component[vertex] = this.sizes.length;
    }
    this.sizes.push(members);
  }
}
