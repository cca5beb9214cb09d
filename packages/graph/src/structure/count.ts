import { requireInteger } from '@manaus/core';
import { tally } from '@manaus/core/internals';
import type { Csr, Graph } from '../csr.js';
import { requireBoolean, requireUndirected } from '../requirements.js';
import { adjacency } from './arcs.js';

const place = 'graph/count';

/**
 * The triangles of a graph, each as its three vertices in increasing order.
 *
 * Each pair of later neighbors of a vertex is tried. Time O(size degree log degree), for the
 * largest degree. Throws for a directed graph.
 *
 * @example
 * ```ts
 * trianglesOf(triangularSnake(3)); // => [[0, 1, 3], [1, 2, 4]]
 * ```
 */
export function trianglesOf(graph: Graph): [number, number, number][] {
  const known = requireUndirected(place, graph);
  const { order, offsets, targets } = known;
  const joined = adjacency(known);
  const found: [number, number, number][] = [];
  for (let a = 0; a < order; a++) {
    const later = targets
      .slice(offsets[a], offsets[a + 1])
      .filter((v) => v > a)
      .sort();
    later.forEach((b, i) => {
      for (const c of later.subarray(i + 1)) if (joined(b, c)) found.push([a, b, c]);
    });
  }
  return found;
}

/**
 * The cycles C_k of a graph, each once, as its vertices in order from the least; with `chordless`,
 * only induced ones.
 *
 * Depth-first search from the least vertex of each cycle through greater ones. Time O(order
 * degree^(k-1)); memory O(the result), so count with `countCycles`. Throws unless k is an
 * integer >= 3, and for a directed graph.
 *
 * @example
 * ```ts
 * [...cyclesOf(completeGraph(4), 4)]; // => [[0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3]]
 * [...cyclesOf(completeGraph(4), 4, true)]; // => []
 * ```
 */
export function cyclesOf(graph: Graph, k: number, chordless = false): Generator<number[]> {
  const known = requireUndirected(place, graph);
  requireInteger(place, 'k', k, 3);
  requireBoolean(place, 'chordless', chordless);
  return cycles(known, k, chordless);
}

/** A longer cycle than the graph has vertices needs no search. */
function* cycles(graph: Csr, k: number, chordless: boolean): Generator<number[]> {
  const { order, offsets, targets } = graph;
  if (k > order) return;
  const joined = adjacency(graph);
  const on = new Uint8Array(order);
  const next = new Uint32Array(k);
  for (let least = 0; least < order; least++) {
    const path = [least];
    next[0] = offsets[least];
    while (path.length > 0) {
      const v = path[path.length - 1];
      const at = next[path.length - 1]++;
      if (at >= offsets[v + 1]) {
        on[v] = 0;
        path.pop();
        continue;
      }
      const to = targets[at];
      if (to <= least || on[to] === 1) continue;
      const last = path.length === k - 1;
      if (last && (to < path[1] || !joined(to, least))) continue;
      if (chordless && isJoined(joined, path, last ? 1 : 0, to)) continue;
      if (last) yield [...path, to];
      else {
        on[to] = 1;
        next[path.length] = offsets[to];
        path.push(to);
      }
    }
  }
}

/** True if a vertex of a path from a place on, the last left out, has an edge to a vertex. */
function isJoined(
  joined: (from: number, to: number) => boolean,
  path: readonly number[],
  from: number,
  to: number,
): boolean {
  for (let i = from; i < path.length - 1; i++) if (joined(path[i], to)) return true;
  return false;
}

/**
 * The number of cycles C_k of a graph; with `chordless`, of induced ones.
 *
 * Time as `cyclesOf`. Throws unless k is an integer >= 3, and for a directed graph.
 *
 * @example
 * ```ts
 * countCycles(completeGraph(5), 5); // => 12
 * countCycles(toCsr(stateGraph(towerPuzzle(hanoi(2)))), 6, true); // => 1
 * ```
 */
export function countCycles(graph: Graph, k: number, chordless = false): number {
  let count = 0;
  for (const _ of cyclesOf(graph, k, chordless)) count++;
  return count;
}

/** A butterfly by its center and its two triangles' other vertices. */
export type Butterfly = readonly [
  center: number,
  first: readonly [number, number],
  second: readonly [number, number],
];

/**
 * The butterflies of a graph: two triangles with exactly one vertex in common, the triangular
 * snakes T_3.
 *
 * Time O(the triangles, and the squares of the triangles at each vertex). Throws for a directed
 * graph. Source: [martins2024, section 2.2].
 *
 * @example
 * ```ts
 * butterfliesOf(triangularSnake(3)); // => [[1, [0, 3], [2, 4]]]
 * ```
 */
export function butterfliesOf(graph: Graph): Butterfly[] {
  const known = requireUndirected(place, graph);
  const at: [number, number][][] = Array.from({ length: known.order }, () => []);
  for (const [a, b, c] of trianglesOf(known)) {
    at[a].push([b, c]);
    at[b].push([a, c]);
    at[c].push([a, b]);
  }
  return at.flatMap((wings, center) =>
    wings.flatMap((first, i) =>
      wings
        .slice(i + 1)
        .filter((second) => !first.includes(second[0]) && !first.includes(second[1]))
        .map((second): Butterfly => [center, first, second]),
    ),
  );
}

/**
 * The number of butterflies, without a list: the pairs of triangles at each vertex, less those that
 * share an edge there.
 *
 * With t the triangles at a vertex or an edge: sum over vertices of t(t-1)/2, less twice the sum
 * over edges. Time O(size times the degree). Throws for a directed graph.
 *
 * @example
 * ```ts
 * countButterflies(completeGraph(5)); // => 15
 * ```
 */
export function countButterflies(graph: Graph): number {
  const { order } = requireUndirected(place, graph);
  const triangles = trianglesOf(graph);
  const name = (a: number, b: number) => a * order + b;
  const edges = triangles.flatMap(([a, b, c]) => [name(a, b), name(a, c), name(b, c)]);
  return equalPairs(triangles.flat()) - 2 * equalPairs(edges);
}

/** The number of pairs of equal entries. */
const equalPairs = (list: readonly number[]): number =>
  [...tally(list).values()].reduce((sum, t) => sum + (t * (t - 1)) / 2, 0);
