import { InputError } from '@manaus/core';
import type { Csr } from '../csr.js';

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
export function connectedComponents(graph: Csr): Components {
  if (graph.directed) throw new InputError('graph/components', 'graph', 'undirected', {});
  return unionFind(graph);
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
export function stronglyConnectedComponents(graph: Csr): Components {
  return graph.directed ? tarjan(graph) : unionFind(graph);
}

const NONE = 0xffffffff;

/**
 * Union by Rem's algorithm: a vertex points to a lower one of its component, the lowest to itself; then each takes the number of what it points to.
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

/** Makes one tree of two, shortening the ways to the roots: each step lets the higher vertex point lower. */
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

/** Tarjan's algorithm with its recursion unrolled: `next` is where each vertex on the path stands in its row. */
function tarjan({ order, offsets, targets }: Csr): Components {
  const component = new Uint32Array(order).fill(NONE);
  const index = new Uint32Array(order).fill(NONE);
  const low = new Uint32Array(order);
  const next = offsets.slice(0, order);
  const open: number[] = [];
  const path: number[] = [];
  const sizes: number[] = [];
  let found = 0;
  const enter = (vertex: number) => {
    index[vertex] = low[vertex] = found++;
    open.push(vertex);
    path.push(vertex);
  };
  const leave = (vertex: number) => {
    path.pop();
    if (low[vertex] === index[vertex]) close(vertex);
    const parent = path.at(-1);
    if (parent !== undefined) low[parent] = Math.min(low[parent], low[vertex]);
  };
  const close = (root: number) => {
    let members = 0;
    for (let vertex = NONE; vertex !== root; members++) {
      vertex = open.pop() as number;
      component[vertex] = sizes.length;
    }
    sizes.push(members);
  };
  for (let root = 0; root < order; root++) {
    if (index[root] === NONE) enter(root);
    while (path.length > 0) {
      const vertex = path[path.length - 1];
      if (next[vertex] === offsets[vertex + 1]) leave(vertex);
      else {
        const target = targets[next[vertex]++];
        if (index[target] === NONE) enter(target);
        else if (component[target] === NONE) low[vertex] = Math.min(low[vertex], index[target]);
      }
    }
  }
  return { component, sizes };
}
