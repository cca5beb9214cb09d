import type { Csr } from '../../csr.js';

/** A vertex that was chosen, the color it has, and how many colors were in use before it. */
interface Choice {
  readonly vertex: number;
  readonly used: number;
  color: number;
}

/**
 * Branch and bound for a coloring with fewer colors than one that is known; the clique has the
 * first ones.
 */
export class LeastColoring {
  best: Uint32Array;
  /** The number of colors of the best coloring. */
  count: number;
  nodes = 0;
  readonly #graph: Csr;
  readonly #least: number;
  readonly #color: Int32Array;
  /** For each vertex, its colored neighbors by color. */
  readonly #around: Map<number, number>[];
  readonly #choices: Choice[] = [];
  #left: number;

  constructor(graph: Csr, clique: readonly number[], known: Uint32Array) {
    this.#graph = graph;
    this.#least = clique.length;
    this.#color = new Int32Array(graph.order).fill(-1);
    this.#around = Array.from({ length: graph.order }, () => new Map());
    this.#left = graph.order;
    this.best = known;
    this.count = new Set(known).size;
    clique.forEach((v, color) => {
      this.#paint(v, color);
    });
  }

  /** False when the limit came before the end. */
  run(limit: number): boolean {
    if (this.#left > 0) this.#choices.push({ vertex: this.#next(), used: this.#least, color: -1 });
    for (let top = this.#choices.at(-1); top !== undefined; top = this.#choices.at(-1)) {
      if (this.count === this.#least) return true;
      if (top.color >= 0) this.#clear(top.vertex, top.color);
      top.color = this.#nextColor(top);
      if (top.color < 0) {
        this.#choices.pop();
        continue;
      }
      if (this.nodes++ >= limit) return false;
      this.#paint(top.vertex, top.color);
      const used = Math.max(top.used, top.color + 1);
      if (this.#left === 0) this.#keep(used);
      else this.#choices.push({ vertex: this.#next(), used, color: -1 });
    }
    return true;
  }

  /**
   * The next color that no neighbor has, one new one at most, fewer than the best coloring has; -1
   * if none exists.
   */
  #nextColor({ vertex, used, color }: Choice): number {
    if (used >= this.count) return -1;
    for (let next = color + 1; next <= used && next < this.count - 1; next++)
      if (!this.#around[vertex].has(next)) return next;
    return -1;
  }

  #next(): number {
    const { order, offsets } = this.#graph;
    let best = -1;
    let most = -1;
    for (let v = 0; v < order; v++) {
      if (this.#color[v] >= 0) continue;
      const weight = this.#around[v].size * order + offsets[v + 1] - offsets[v];
      if (weight > most) [best, most] = [v, weight];
    }
    return best;
  }

  #keep(used: number): void {
    this.count = used;
    this.best = Uint32Array.from(this.#color);
  }

  #paint(v: number, color: number): void {
    const { offsets, targets } = this.#graph;
    this.#color[v] = color;
    this.#left--;
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      const around = this.#around[targets[i]];
      around.set(color, (around.get(color) ?? 0) + 1);
    }
  }

  #clear(v: number, color: number): void {
    const { offsets, targets } = this.#graph;
    this.#color[v] = -1;
    this.#left++;
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      const around = this.#around[targets[i]];
      const count = around.get(color) as number;
      if (count === 1) around.delete(color);
      else around.set(color, count - 1);
    }
  }
}
