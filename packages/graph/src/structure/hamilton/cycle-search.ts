import type { Csr } from '../../csr.js';
import { arcSources, arcTwins } from '../arcs.js';
import type { Hamilton } from './result.js';

const UNKNOWN = 0;
const USED = 1;
const DROPPED = 2;

/**
 * Backtracking over the edges of a graph of three vertices or more; an edge is named by the lower
 * of its two arcs.
 */
export class CycleSearch {
  readonly #graph: Csr;
  readonly #sources: Uint32Array;
  readonly #edgeOf: Uint32Array;
  readonly #state: Uint8Array;
  readonly #used: Uint32Array;
  readonly #left: Uint32Array;
  /** For the end of a path of used edges, its other end. */
  readonly #end: Uint32Array;
  /** Edges in the order of their decision; with each used one the two ends of the path it made. */
  readonly #trail: number[] = [];
  readonly #pending: number[] = [];
  readonly #choices: { readonly edge: number; readonly mark: number }[] = [];
  #nodes = 0;
  #usedCount = 0;
  readonly #low: Uint32Array;
  readonly #seen: Uint32Array;
  readonly #parent: Int32Array;
  readonly #next: Uint32Array;

  constructor(graph: Csr) {
    const { order, offsets } = graph;
    this.#graph = graph;
    this.#sources = arcSources(graph);
    this.#edgeOf = arcTwins('graph/hamilton', graph, this.#sources).map((twin, arc) =>
      Math.min(twin, arc),
    );
    this.#state = new Uint8Array(graph.targets.length);
    this.#used = new Uint32Array(order);
    this.#left = Uint32Array.from({ length: order }, (_, v) => offsets[v + 1] - offsets[v]);
    this.#end = Uint32Array.from({ length: order }, (_, v) => v);
    this.#low = new Uint32Array(order);
    this.#seen = new Uint32Array(order);
    this.#parent = new Int32Array(order);
    this.#next = new Uint32Array(order);
    for (let v = 0; v < order; v++) this.#pending.push(v);
  }

  /** Searches up to a limit of choices; where that was not enough, another run goes on. */
  run(limit: number): Hamilton {
    let sound = this.#propagate();
    for (;;) {
      if (sound && this.#usedCount === this.#graph.order)
        return { answer: 'found', path: this.#walk(), nodes: this.#nodes };
      if (sound) {
        if (this.#nodes >= limit) return { answer: 'unknown', nodes: this.#nodes };
        this.#nodes++;
        const edge = this.#choose();
        this.#choices.push({ edge, mark: this.#trail.length });
        sound = this.#decide(edge, USED) && this.#propagate();
      } else {
        const last = this.#choices.pop();
        if (last === undefined) return { answer: 'none', cut: null, nodes: this.#nodes };
        this.#undo(last.mark);
        sound = this.#decide(last.edge, DROPPED) && this.#propagate();
      }
    }
  }

  /** An edge at the end of a path where the fewest are left, the longest known paths first. */
  #choose(): number {
    const { order, offsets } = this.#graph;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let v = 0; v < order; v++) {
      if (this.#used[v] === 2) continue;
      const weight = this.#left[v] * 2 - this.#used[v];
      if (weight < least) {
        least = weight;
        best = v;
      }
    }
    let at = offsets[best];
    while (this.#state[this.#edgeOf[at]] !== UNKNOWN) at++;
    return this.#edgeOf[at];
  }

  #decide(edge: number, state: number): boolean {
    const u = this.#sources[edge];
    const v = this.#graph.targets[edge];
    this.#state[edge] = state;
    if (state === USED) {
      const a = this.#end[u];
      const b = this.#end[v];
      this.#trail.push(a, b, edge);
      this.#end[a] = b;
      this.#end[b] = a;
      this.#used[u]++;
      this.#used[v]++;
      this.#usedCount++;
      if (!this.#keepApart(a, b)) return false;
    } else {
      this.#trail.push(edge);
      this.#left[u]--;
      this.#left[v]--;
    }
    this.#pending.push(u, v);
    return this.#used[u] <= 2 && this.#used[v] <= 2 && this.#left[u] >= 2 && this.#left[v] >= 2;
  }

  /** The edge between the two ends of a path would close it: only the last edge may. */
  #keepApart(a: number, b: number): boolean {
    if (this.#usedCount >= this.#graph.order - 1) return true;
    const { offsets, targets } = this.#graph;
    for (let i = offsets[a]; i < offsets[a + 1]; i++)
      if (targets[i] === b && this.#state[this.#edgeOf[i]] === UNKNOWN)
        return this.#decide(this.#edgeOf[i], DROPPED);
    return true;
  }

  #undo(mark: number): void {
    while (this.#trail.length > mark) {
      const edge = this.#trail.pop() as number;
      const u = this.#sources[edge];
      const v = this.#graph.targets[edge];
      if (this.#state[edge] === USED) {
        const b = this.#trail.pop() as number;
        const a = this.#trail.pop() as number;
        this.#end[a] = u;
        this.#end[b] = v;
        this.#used[u]--;
        this.#used[v]--;
        this.#usedCount--;
      } else {
        this.#left[u]++;
        this.#left[v]++;
      }
      this.#state[edge] = UNKNOWN;
    }
    this.#pending.length = 0;
  }

  /** All that follows at single vertices, and then whether the rest still hangs together. */
  #propagate(): boolean {
    for (let v = this.#pending.pop(); v !== undefined; v = this.#pending.pop()) {
      const fate = this.#used[v] === 2 ? DROPPED : this.#left[v] === 2 ? USED : UNKNOWN;
      if (fate === UNKNOWN) continue;
      for (let i = this.#graph.offsets[v]; i < this.#graph.offsets[v + 1]; i++) {
        if (this.#state[this.#edgeOf[i]] === UNKNOWN && !this.#decide(this.#edgeOf[i], fate))
          return false;
      }
    }
    return this.#isBiconnected();
  }

  /**
   * True if the edges not dropped connect all vertices, even without any one of them: depth-first
   * search with low points.
   */
  #isBiconnected(): boolean {
    const { order, offsets, targets } = this.#graph;
    const low = this.#low;
    const seen = this.#seen.fill(0);
    const parent = this.#parent;
    const next = this.#next;
    next.set(offsets.subarray(0, order));
    let time = 1;
    let rootChildren = 0;
    seen[0] = low[0] = 1;
    parent[0] = -1;
    for (let v = 0; ; ) {
      if (next[v] < offsets[v + 1]) {
        const arc = next[v]++;
        const to = targets[arc];
        if (this.#state[this.#edgeOf[arc]] === DROPPED || to === parent[v]) continue;
        if (seen[to] !== 0) low[v] = Math.min(low[v], seen[to]);
        else {
          if (v === 0 && ++rootChildren > 1) return false;
          parent[to] = v;
          seen[to] = low[to] = ++time;
          v = to;
        }
      } else if (v === 0) break;
      else {
        const above = parent[v];
        if (above !== 0 && low[v] >= seen[above]) return false;
        low[above] = Math.min(low[above], low[v]);
        v = above;
      }
    }
    return time === order;
  }

  #walk(): number[] {
    const { order, offsets, targets } = this.#graph;
    const path = [0];
    for (let v = 0, from = -1; path.length < order; ) {
      let at = offsets[v];
      while (this.#state[this.#edgeOf[at]] !== USED || targets[at] === from) at++;
      from = v;
      v = targets[at];
      path.push(v);
    }
    return path;
  }
}
