import { requireInteger } from '@manaus/core';
import type { ImplicitGraph } from '@manaus/graph';

/**
 * True if two vertices of an undirected graph are more than `steps` edges apart: the balls around
 * them, of half the radius each, are disjoint.
 *
 * It needs two small balls where a search from one end would need a great one, and shares no code
 * with the searches. Time and memory O(order of the balls times degree).
 *
 * @example
 * ```ts
 * const graph = towerGraph(hanoi(4));
 * [apart(graph, 0, 80, 14), apart(graph, 0, 80, 15)]; // => [true, false]
 * ```
 */
export function apart(graph: ImplicitGraph, first: number, second: number, steps: number): boolean {
  const radius = requireInteger('lab/apart', 'steps', steps, 0);
  const near = ball(graph, first, Math.floor(radius / 2));
  for (const rank of ball(graph, second, Math.ceil(radius / 2))) if (near.has(rank)) return false;
  return true;
}

function ball(graph: ImplicitGraph, center: number, radius: number): Set<number> {
  const out = new Uint32Array(graph.maxDegree + 1);
  const reached = new Set([center]);
  let sphere = [center];
  for (let level = 0; level < radius; level++) {
    const next: number[] = [];
    for (const rank of sphere) {
      const degree = graph.neighbors(rank, out);
      for (let i = 0; i < degree; i++) {
        if (reached.has(out[i])) continue;
        reached.add(out[i]);
        next.push(out[i]);
      }
    }
    sphere = next;
  }
  return reached;
}
