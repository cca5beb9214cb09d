import { InputError } from '@manaus/core';
import type { Csr, Graph } from '../csr.js';
import { requireGraph, requireVertices } from '../requirements.js';
import { addLevel } from './levels.js';

const place = 'graph/search';

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
 * to search again and again. Throws an `InputError` for a source that is not a vertex.
 *
 * @example
 * ```ts
 * const path = graphFromEdges(4, [[0, 1], [1, 2]]);
 * breadthFirstSearch(path, [0]).spheres; // => [1, 1, 1]
 * breadthFirstSearch(path, [1]).distance; // => Int32Array.from([1, 0, 1, -1])
 * ```
 */
export function breadthFirstSearch(
  graph: Graph,
  sources: number | readonly number[],
  queue?: Uint32Array,
): BreadthFirstSearch {
  const known = requireGraph(place, graph);
  const starts = typeof sources === 'number' ? [sources] : sources;
  requireVertices(place, known, starts, 'vertex');
  return search(known, starts, queueFor(known.order, queue));
}

/** A queue with room for every vertex: the one that is lent, or a new one. */
function queueFor(order: number, lent: Uint32Array | undefined): Uint32Array {
  if (lent === undefined) return new Uint32Array(order);
  if (lent instanceof Uint32Array && lent.length >= order) return lent;
  throw new InputError(place, 'queue', 'atLeastOf', { n: order, of: 'entries', got: lent });
}

/** The search itself. */
function search(
  { order, offsets, targets }: Csr,
  sources: readonly number[],
  queue: Uint32Array,
): BreadthFirstSearch {
  const distance = new Int32Array(order).fill(-1);
  let tail = 0;
  for (const source of sources) {
    if (distance[source] < 0) queue[tail++] = source;
    distance[source] = 0;
  }
  const spheres: number[] = [];
  let head = 0;
  for (let level = 1; head < tail; level++) {
    const end = tail;
    addLevel(place, spheres, end - head);
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
