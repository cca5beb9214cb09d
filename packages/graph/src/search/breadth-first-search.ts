import { requireInteger } from '@manaus/core';
import type { Csr } from '../csr.js';

/** The result of a breadth-first search. */
export interface BreadthFirstSearch {
  /** Distance of each vertex from the nearest source; -1 where none reaches it. */
  readonly distance: Int32Array;
  /** The vertices reached, in the order of the search. */
  readonly visited: Uint32Array;
  /**
   * The number of vertices at distance 0, 1, 2, ...; its length is the eccentricity of the sources
   * plus one.
   */
  readonly spheres: readonly number[];
}

/**
 * Breadth-first search from one or several sources, along the arcs.
 *
 * Time O(order + size); 8 bytes a vertex, 4 of them in `queue`, which may be lent (`order` entries)
 * to search again and again.
 *
 * @example
 * ```ts
 * const path = graphFromEdges(4, [[0, 1], [1, 2]]);
 * breadthFirstSearch(path, [0]).spheres; // => [1, 1, 1]
 * breadthFirstSearch(path, [1]).distance; // => Int32Array.from([1, 0, 1, -1])
 * ```
 */
export function breadthFirstSearch(
  graph: Csr,
  sources: readonly number[],
  queue: Uint32Array = new Uint32Array(graph.order),
): BreadthFirstSearch {
  const { offsets, targets } = graph;
  const distance = new Int32Array(graph.order).fill(-1);
  let tail = 0;
  for (const source of sources) {
    requireVertex(graph, source);
    if (distance[source] < 0) queue[tail++] = source;
    distance[source] = 0;
  }
  const spheres: number[] = [];
  let head = 0;
  for (let level = 1; head < tail; level++) {
    const end = tail;
    spheres.push(end - head);
    for (; head < end; head++) {
      const vertex = queue[head];
      for (let i = offsets[vertex], last = offsets[vertex + 1]; i < last; i++) {
        const neighbor = targets[i];
        if (distance[neighbor] < 0) {
          distance[neighbor] = level;
          queue[tail++] = neighbor;
        }
      }
    }
  }
  return { distance, visited: queue.subarray(0, tail), spheres };
}

function requireVertex(graph: Csr, vertex: number): void {
  requireInteger('graph/search', 'vertex', vertex, 0, graph.order - 1);
}
