import type { Csr } from '../csr.js';
import { breadthFirst } from '../search/bfs.js';

/**
 * The eccentricity of every vertex within what it reaches: its distance from the farthest vertex.
 *
 * One search a vertex: time O(order times (order + size)). Radius, center, diameter and periphery follow from it.
 *
 * @example
 * ```ts
 * eccentricities(graphFromEdges(3, [[0, 1], [1, 2]])); // => Uint32Array.from([2, 1, 2])
 * ```
 */
export function eccentricities(graph: Csr): Uint32Array {
  const queue = new Uint32Array(graph.order);
  return Uint32Array.from(
    { length: graph.order },
    (_, vertex) => breadthFirst(graph, [vertex], queue).spheres.length - 1,
  );
}

/** The extremes of eccentricity, and where they are taken. */
export interface Extremes {
  readonly radius: number;
  readonly diameter: number;
  /** The vertices whose eccentricity is the radius. */
  readonly center: readonly number[];
  /** The vertices whose eccentricity is the diameter. */
  readonly periphery: readonly number[];
}

/**
 * Radius, diameter, center and periphery of a connected graph, from all eccentricities.
 *
 * @example
 * ```ts
 * extremes(eccentricities(graphFromEdges(3, [[0, 1], [1, 2]]))); // => { radius: 1, diameter: 2, center: [1], periphery: [0, 2] }
 * ```
 */
export function extremes(eccentricity: Uint32Array): Extremes {
  let radius = Number.POSITIVE_INFINITY;
  let diameter = 0;
  for (const value of eccentricity) {
    radius = Math.min(radius, value);
    diameter = Math.max(diameter, value);
  }
  const where = (value: number) =>
    Array.from(eccentricity.keys()).filter((vertex) => eccentricity[vertex] === value);
  return { radius, diameter, center: where(radius), periphery: where(diameter) };
}
