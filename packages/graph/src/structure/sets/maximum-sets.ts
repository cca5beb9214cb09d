import { type Csr, type Graph, neighborsOf } from '../../csr.js';
import { requireLimit, requireUndirected } from '../../requirements.js';
import { independentSet } from './independent-set.js';

/**
 * A set of vertices, increasing: none is larger (`found`), or it is the largest seen before the
 * limit (`unknown`). `nodes`: choices tried.
 */
export interface VertexSet {
  readonly answer: 'found' | 'unknown';
  readonly vertices: number[];
  readonly nodes: number;
}

/** The limit of the search. */
export interface VertexSetOptions {
  /** Choices after which the search gives up. Default: 1,000,000. */
  readonly limit?: number;
}

const place = 'graph/sets';
const LIMIT = 1_000_000;

/**
 * A largest independent set: vertices of which no two are adjacent.
 *
 * Branch and bound; a vertex with at most one neighbor left is taken at once, and cliques that
 * cover what is left bound it. Exponential time at worst, for some hundreds of vertices of a graph
 * with many cliques. Throws for a directed graph. Checked by `isIndependentSet`; that none is
 * larger, by the clique cover where one is as small.
 *
 * @example
 * ```ts
 * maximumIndependentSet(cycleGraph(5)).vertices.length; // => 2
 * maximumIndependentSet(toCsr(stateGraph(towerPuzzle(hanoi(4))))).vertices.length; // => 27
 * ```
 */
export function maximumIndependentSet(graph: Graph, options: VertexSetOptions = {}): VertexSet {
  const known = requireUndirected(place, graph);
  const limit = requireLimit(place, options, LIMIT);
  const { chosen, proved, nodes } = independentSet(neighborSets(known), limit);
  return answered(chosen, proved, nodes);
}

/**
 * A largest clique: vertices of which any two are adjacent.
 *
 * Vertices are taken in an order of least degree among those that follow; each clique has a first
 * vertex, and the others are an independent set of the complement of what follows it. Exponential
 * time at worst in the largest number that follow. Throws for a directed graph. Checked by
 * `isClique`.
 *
 * @example
 * ```ts
 * maximumClique(completeGraph(4)).vertices; // => [0, 1, 2, 3]
 * maximumClique(cycleGraph(5)).vertices.length; // => 2
 * ```
 */
export function maximumClique(graph: Graph, options: VertexSetOptions = {}): VertexSet {
  const known = requireUndirected(place, graph);
  const limit = requireLimit(place, options, LIMIT);
  const near = neighborSets(known);
  let best: number[] = [];
  let nodes = 0;
  let isProved = true;
  const left = new Set(near.keys());
  for (const v of leastDegreeOrder(known)) {
    left.delete(v);
    const after = [...near[v]].filter((u) => left.has(u));
    if (after.length + 1 <= best.length) continue;
    const apart = after.map(
      (u, i) => new Set([...after.keys()].filter((j) => j !== i && !near[u].has(after[j]))),
    );
    const { chosen, proved, nodes: tried } = independentSet(apart, limit - nodes);
    nodes += tried;
    isProved &&= proved;
    if (chosen.length + 1 > best.length) best = [v, ...chosen.map((i) => after[i])];
  }
  return answered(
    best.sort((a, b) => a - b),
    isProved,
    nodes,
  );
}

const answered = (vertices: number[], isProved: boolean, nodes: number): VertexSet => ({
  answer: isProved ? 'found' : 'unknown',
  vertices,
  nodes,
});

function neighborSets(graph: Csr): Set<number>[] {
  return Array.from({ length: graph.order }, (_, v) => new Set(neighborsOf(graph, v)));
}

/** Each vertex has the fewest neighbors among itself and those that follow it. */
function leastDegreeOrder(graph: Csr): number[] {
  const { order, offsets, targets } = graph;
  const left = new DegreeBuckets(graph);
  const taken: number[] = [];
  while (taken.length < order) {
    const v = left.take();
    taken.push(v);
    for (let i = offsets[v]; i < offsets[v + 1]; i++) left.lower(targets[i]);
  }
  return taken;
}

const TAKEN = -1;

/** The vertices that are left, by their degrees among each other. */
class DegreeBuckets {
  readonly #degree: Int32Array;
  readonly #buckets: Set<number>[] = [];
  /** No degree is less. */
  #least = 0;

  constructor({ order, offsets }: Csr) {
    this.#degree = Int32Array.from({ length: order }, (_, v) => offsets[v + 1] - offsets[v]);
    for (let v = 0; v < order; v++) this.#put(v);
  }

  /** Takes a vertex of least degree. */
  take(): number {
    for (; ; this.#least++) {
      const [v] = this.#buckets[this.#least] ?? [];
      if (v === undefined) continue;
      this.#buckets[this.#least].delete(v);
      this.#degree[v] = TAKEN;
      this.#least = Math.max(0, this.#least - 1);
      return v;
    }
  }

  /** A neighbor of a vertex was taken. */
  lower(v: number): void {
    if (this.#degree[v] === TAKEN) return;
    this.#buckets[this.#degree[v]].delete(v);
    this.#degree[v]--;
    this.#put(v);
  }

  #put(v: number): void {
    const degree = this.#degree[v];
    this.#buckets[degree] ??= new Set();
    this.#buckets[degree].add(v);
  }
}
