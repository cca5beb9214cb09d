import {
  type Arrangement,
  formatLabel,
  InputError,
  range,
  requireInteger,
  seededRandom,
} from '@manaus/core';
import { breadthFirstSearch, graphFromEdges } from '@manaus/graph/search';
import type { Point } from '../figure.js';
import { type Edge, fromPlaces, type Layout, ordered } from './layout.js';

/** Options of a stress layout; equal options give an equal result. */
export interface StressOptions {
  readonly seed?: number;
  readonly starts?: number;
  readonly iterations?: number;
  /**
   * An automorphism of order `turns` that moves every vertex: the picture is made to turn with it.
   */
  readonly symmetry?: { readonly image: readonly number[]; readonly turns: number };
}

/**
 * Places for any graph, so that distances on paper follow distances in the graph; whole pixels on
 * the canvas of 900.
 *
 * Stress majorization, one vertex at a time, with weight 1/d^2: 150 sweeps from each of several
 * seeded starts, the least stress kept. After each sweep the places are averaged over the symmetry,
 * if one is given. Time O(starts * sweeps * n^2), memory O(n^2); n is at most 1,500. Components are
 * kept apart. Source: Gansner, Koren, North, Graph Drawing by Stress Majorization (2004).
 *
 * @example
 * ```ts
 * const [a, b, c] = stressLayout(3, [[0, 1], [1, 2]], { starts: 1 });
 * Math.round(Math.hypot(a.x - c.x, a.y - c.y) / Math.hypot(a.x - b.x, a.y - b.y)); // => 2
 * ```
 */
export function stressLayout(
  order: number,
  edges: readonly Edge[],
  options: StressOptions = {},
): Point[] {
  requireInteger('plot/stress', 'order', order, 1, 1500);
  if (order === 1) return [{ x: 450, y: 480 }];
  const distances = hopDistances(order, edges);
  const { seed = 1, starts = order <= 400 ? 12 : 3, iterations = 150, symmetry } = options;
  const random = seededRandom(seed);
  const reach = Math.sqrt(order);
  let best: Float64Array | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let start = 0; start < starts; start++) {
    const places = Float64Array.from({ length: 2 * order }, () => (random() - 0.5) * reach);
    for (let i = 0; i < iterations; i++) {
      sweep(places, distances, order);
      if (symmetry !== undefined) symmetrize(places, symmetry, order);
    }
    const stress = stressOf(places, distances, order);
    if (stress < least) [best, least] = [places, stress];
  }
  if (best === null)
    throw new InputError('plot/stress', 'starts', 'atLeast', { least: 1, got: options.starts });

  // Scaled to the canvas and rounded to whole pixels.
  const middle = centerPlaces(best, order);
  const points = range(0, order - 1).map((v) => ({ x: middle[2 * v], y: middle[2 * v + 1] }));
  const scale = 400 / Math.max(1e-9, ...points.map(({ x, y }) => Math.hypot(x, y)));
  return points.map(({ x, y }) => ({
    x: Math.round(450 + scale * x),
    y: Math.round(480 + scale * y),
  }));
}

/** Distances between all vertices; between components a little over the longest inside one. */
function hopDistances(order: number, edges: readonly Edge[]): Float64Array {
  // The edges once each, without loops.
  const pairs = edges.filter(([a, b]) => a !== b).map(ordered);
  const once = new Map(pairs.map(([a, b]) => [a * order + b, [a, b] as const]));
  const graph = graphFromEdges(order, [...once.values()]);
  const distances = new Float64Array(order * order);
  let longest = 1;
  for (let from = 0; from < order; from++) {
    const { distance, spheres } = breadthFirstSearch(graph, [from]);
    distances.set(distance, from * order);
    longest = Math.max(longest, spheres.length - 1);
  }
  return distances.map((distance) => (distance < 0 ? longest + 2 : distance));
}

/**
 * Moves every vertex to the weighted mean of where each other vertex wants it; the stress never
 * grows.
 */
function sweep(places: Float64Array, distances: Float64Array, order: number): void {
  for (let v = 0; v < order; v++) {
    let sumX = 0;
    let sumY = 0;
    let weights = 0;
    for (let u = 0; u < order; u++) {
      if (u === v) continue;
      const distance = distances[v * order + u];
      const weight = 1 / (distance * distance);
      const dx = places[2 * v] - places[2 * u];
      const dy = places[2 * v + 1] - places[2 * u + 1];
      const scale = distance / (Math.sqrt(dx * dx + dy * dy) + 1e-9);
      sumX += weight * (places[2 * u] + dx * scale);
      sumY += weight * (places[2 * u + 1] + dy * scale);
      weights += weight;
    }
    places[2 * v] = sumX / weights;
    places[2 * v + 1] = sumY / weights;
  }
}

/** Replaces every place by the mean over the turns of its images, turned back. */
function symmetrize(
  places: Float64Array,
  { image, turns }: { image: readonly number[]; turns: number },
  order: number,
): void {
  const old = centerPlaces(places, order);
  places.fill(0);
  for (let v = 0; v < order; v++)
    for (let turn = 0, u = v; turn < turns; turn++, u = image[u]) {
      const angle = (-2 * Math.PI * turn) / turns;
      const cos = Math.cos(angle) / turns;
      const sin = Math.sin(angle) / turns;
      places[2 * v] += old[2 * u] * cos - old[2 * u + 1] * sin;
      places[2 * v + 1] += old[2 * u] * sin + old[2 * u + 1] * cos;
    }
}

/** The places around their mean. */
function centerPlaces(places: Float64Array, order: number): Float64Array {
  const mean = [0, 0];
  for (let i = 0; i < 2 * order; i++) mean[i % 2] += places[i] / order;
  return places.map((value, i) => value - mean[i % 2]);
}

function stressOf(places: Float64Array, distances: Float64Array, order: number): number {
  let stress = 0;
  for (let v = 0; v < order; v++)
    for (let u = 0; u < v; u++) {
      const distance = distances[v * order + u];
      const drawn = Math.hypot(
        places[2 * v] - places[2 * u],
        places[2 * v + 1] - places[2 * u + 1],
      );
      stress += (drawn / distance - 1) ** 2;
    }
  return stress;
}

/** A stress layout of the states of a tower. */
export function stressPlaces(states: readonly Arrangement[], edges: readonly Edge[]): Layout {
  const points = stressLayout(states.length, edges);
  const places = states.map((state, i) => [formatLabel(state), points[i]] as const);
  return fromPlaces('stress', new Map(places), 13);
}
