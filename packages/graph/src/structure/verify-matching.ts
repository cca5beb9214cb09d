import { requireShape } from '@manaus/core/internals';
import { type Csr, type Graph, neighborsOf } from '../csr.js';
import { requireGraph, requireListOf, requirePairs } from '../requirements.js';
import { areDistinctVertices } from './is-vertex.js';
import type { Matching } from './matching.js';

const place = 'graph/matching';

/**
 * True if the edges are a matching and the barrier proves it maximum.
 *
 * A matching leaves at least (odd components without the barrier) - |barrier| vertices alone;
 * equality is the proof. Time O(order + size). Shares no code with the finder. Source: C. Berge,
 * 1958; W. Tutte, 1947.
 *
 * @example
 * ```ts
 * verifyMatching(pathGraph(3), { edges: [[0, 1]], barrier: [1] }); // => true
 * verifyMatching(pathGraph(4), { edges: [[1, 2]], barrier: [] }); // => false
 * ```
 */
export function verifyMatching(graph: Graph, matching: Matching): boolean {
  const known = requireGraph(place, graph);
  const { edges, barrier } = requireShape(place, 'matching', matching, ['edges', 'barrier']);
  requirePairs(place, 'edges', edges);
  requireListOf(place, 'barrier', 'vertices', barrier);
  if (!isMatching(known, edges)) return false;
  // A vertex twice or none at all in the barrier only makes the bound less, which no matching
  // meets.
  return known.order - 2 * edges.length === oddComponents(known, barrier) - barrier.length;
}

function isMatching(graph: Csr, edges: readonly (readonly [number, number])[]): boolean {
  return (
    areDistinctVertices(graph, edges.flat()) &&
    edges.every(([a, b]) => neighborsOf(graph, a).includes(b))
  );
}

/** The components of odd order that are left without some vertices. */
function oddComponents(graph: Csr, without: readonly number[]): number {
  const seen = new Set(without);
  let odd = 0;
  for (let v = 0; v < graph.order; v++) if (!seen.has(v)) odd += componentOrder(graph, v, seen) % 2;
  return odd;
}

function componentOrder(graph: Csr, root: number, seen: Set<number>): number {
  const stack = [root];
  seen.add(root);
  let order = 0;
  for (let v = stack.pop(); v !== undefined; v = stack.pop()) {
    order++;
    for (const to of neighborsOf(graph, v))
      if (!seen.has(to)) {
        seen.add(to);
        stack.push(to);
      }
  }
  return order;
}
