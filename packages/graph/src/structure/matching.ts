import type { Csr, Graph } from '../csr.js';
import { requireUndirected } from '../requirements.js';
import { rootOf, singletons } from '../union-find.js';

const NONE = -1;
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/** A matching of the largest size, with the witness that no matching is larger. */
export interface Matching {
  readonly edges: [number, number][];
  /**
   * The Tutte-Berge barrier: its removal leaves enough components of odd order that at least `order
   * - 2 edges.length` vertices stay unmatched.
   */
  readonly barrier: number[];
}

/**
 * A maximum matching of any graph, with a barrier that proves it maximum.
 *
 * A greedy matching, then alternating trees with blossoms; a tree that cannot grow stays, and its
 * inner vertices are the barrier. Time O(order size) at most, usually far less. Throws for a
 * directed graph. Checked by `verifyMatching`. Source: J. Edmonds, Paths, trees, and flowers, 1965;
 * C. Berge, 1958.
 *
 * @example
 * ```ts
 * maximumMatching(cycleGraph(6)).edges.length; // => 3
 * maximumMatching(completeBipartiteGraph(1, 3)); // => { edges: [[0, 1]], barrier: [0] }
 * ```
 */
export function maximumMatching(graph: Graph): Matching {
  const known = requireUndirected('graph/matching', graph);
  const { order } = known;
  const search = new Search(known);
  for (let v = 0; v < order; v++) if (search.mate[v] === NONE) search.grow(v);
  const edges: [number, number][] = [];
  const barrier: number[] = [];
  for (let v = 0; v < order; v++) {
    if (v < search.mate[v]) edges.push([v, search.mate[v]]);
    if (search.label[v] === INNER) barrier.push(v);
  }
  return { edges, barrier };
}

class Search {
  readonly mate: Int32Array;
  readonly label: Uint8Array;
  readonly #graph: Csr;
  /** The neighbor by which an inner vertex, or a vertex of a blossom, was reached. */
  readonly #link: Int32Array;
  /** Vertices of one blossom share a base, found along these pointers. */
  readonly #base: Uint32Array;
  readonly #visit: Uint32Array;
  #visits = 0;
  #queue: number[] = [];
  #touched: number[] = [];

  constructor(graph: Csr) {
    const { order, offsets, targets } = graph;
    this.#graph = graph;
    this.mate = new Int32Array(order).fill(NONE);
    this.label = new Uint8Array(order);
    this.#link = new Int32Array(order).fill(NONE);
    this.#base = singletons(order);
    this.#visit = new Uint32Array(order);
    for (let v = 0; v < order; v++)
      for (let i = offsets[v]; this.mate[v] === NONE && i < offsets[v + 1]; i++) {
        if (this.mate[targets[i]] === NONE) this.#pair(v, targets[i]);
      }
  }

  #pair(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /**
   * Grows a tree from an exposed vertex until it meets another one; a tree that cannot is never
   * looked at again.
   */
  grow(root: number): void {
    const { offsets, targets } = this.#graph;
    this.#touched = [];
    this.#queue = [];
    this.#reach(root, OUTER);
    for (let head = 0; head < this.#queue.length; head++) {
      const v = this.#queue[head];
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (this.label[to] === INNER) continue;
        if (this.label[to] === OUTER) this.#blossom(v, to);
        else {
          this.#link[to] = v;
          if (this.mate[to] === NONE) {
            this.#augment(to);
            this.#forget();
            return;
          }
          this.#reach(to, INNER);
          this.#reach(this.mate[to], OUTER);
        }
      }
    }
  }

  #reach(v: number, label: number): void {
    this.label[v] = label;
    this.#touched.push(v);
    if (label === OUTER) this.#queue.push(v);
  }

  #augment(end: number): void {
    for (let v = end; v !== NONE; ) {
      const by = this.#link[v];
      const next = this.mate[by];
      this.#pair(v, by);
      v = next;
    }
  }

  #forget(): void {
    for (const v of this.#touched) {
      this.label[v] = FREE;
      this.#base[v] = v;
      this.#link[v] = NONE;
    }
  }

  #find(v: number): number {
    return rootOf(this.#base, v);
  }

  /**
   * Two outer vertices of the tree are joined: the odd cycle through them becomes one outer vertex.
   */
  #blossom(a: number, b: number): void {
    const base = this.#commonBase(a, b);
    this.#fold(a, b, base);
    this.#fold(b, a, base);
  }

  #commonBase(a: number, b: number): number {
    this.#visits++;
    let x = this.#find(a);
    let y = this.#find(b);
    for (;;) {
      if (x !== NONE) {
        if (this.#visit[x] === this.#visits) return x;
        this.#visit[x] = this.#visits;
        const mate = this.mate[x];
        x = mate === NONE ? NONE : this.#find(this.#link[mate]);
      }
      [x, y] = [y, x];
    }
  }

  #fold(start: number, other: number, base: number): void {
    let v = start;
    let by = other;
    while (this.#find(v) !== base) {
      this.#link[v] = by;
      const mate = this.mate[v];
      if (this.label[mate] === INNER) {
        this.label[mate] = OUTER;
        this.#queue.push(mate);
      }
      if (this.#base[v] === v) this.#base[v] = base;
      if (this.#base[mate] === mate) this.#base[mate] = base;
      by = mate;
      v = this.#link[mate];
    }
  }
}
