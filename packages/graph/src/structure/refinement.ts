import { type Csr, reverse } from '../csr.js';

/**
 * An equitable coloring of two graphs of one order side by side: vertices 0..n-1 are the first graph's, n..2n-1 the second's.
 *
 * A color is a run of `elements`, named by its start. Splits are kept on a trail, so that a search can go back. Colors on which the two
 * graphs differ end the refinement: no isomorphism respects the coloring. Refinement takes O(size log order) time.
 */
export class JointColoring {
  readonly order: number;
  readonly elements: Uint32Array;
  readonly #position: Uint32Array;
  readonly #color: Uint32Array;
  readonly #length: Uint32Array;
  readonly #graphs: readonly { offsets: Uint32Array; targets: Uint32Array }[];
  readonly #trail: number[] = [];
  readonly #waiting: number[] = [];
  readonly #isWaiting: Uint8Array;
  readonly #count: Uint32Array;
  #colors = 1;

  constructor(first: Csr, second: Csr) {
    const total = 2 * first.order;
    this.order = first.order;
    this.elements = Uint32Array.from({ length: total }, (_, v) => v);
    this.#position = this.elements.slice();
    this.#color = new Uint32Array(total);
    this.#length = new Uint32Array(total);
    if (total > 0) this.#length[0] = total;
    this.#graphs = first.directed
      ? [sideBySide(first, second), sideBySide(reverse(first), reverse(second))]
      : [sideBySide(first, second)];
    this.#isWaiting = new Uint8Array(total);
    this.#count = new Uint32Array(total);
    if (total > 0) this.#wait(0);
  }

  get mark(): number {
    return this.#trail.length;
  }

  /** Every color holds one vertex of each graph. */
  get isDiscrete(): boolean {
    return this.#colors === this.order || this.order === 0;
  }

  /** A start of a color with more than one vertex of each graph, at `from` or later; to be asked only while there is one. */
  openColor(from: number): number {
    let start = this.order === 0 ? 0 : this.#color[this.elements[from]];
    while (this.#length[start] <= 2) start += this.#length[start];
    return start;
  }

  members(start: number): Uint32Array {
    return this.elements.slice(start, start + this.#length[start]);
  }

  /** The vertex of the second graph for each vertex of the first, when the coloring is discrete. */
  map(): Uint32Array {
    const map = new Uint32Array(this.order);
    for (let i = 0; i < 2 * this.order; i += 2) {
      const [a, b] = [this.elements[i], this.elements[i + 1]];
      map[Math.min(a, b)] = Math.max(a, b) - this.order;
    }
    return map;
  }

  /** Gives one vertex of each graph, of the same color, a color of their own, and refines. */
  pair(a: number, b: number): boolean {
    this.#count[a] = this.#count[b] = 1;
    this.#split(this.#color[a], [a, b]);
    this.#count[a] = this.#count[b] = 0;
    return this.refine();
  }

  goBack(mark: number): void {
    while (this.#trail.length > mark) {
      const parent = this.#trail.pop() as number;
      const child = this.#trail.pop() as number;
      for (let i = child; i < child + this.#length[child]; i++)
        this.#color[this.elements[i]] = parent;
      this.#length[parent] += this.#length[child];
      this.#colors--;
    }
  }

  /** Splits colors until all vertices of a color have equally many neighbors in each color; false when the graphs differ. */
  refine(): boolean {
    let sound = true;
    for (let start = this.#waiting.pop(); start !== undefined; start = this.#waiting.pop()) {
      this.#isWaiting[start] = 0;
      if (!sound) continue;
      const splitter = this.members(start);
      for (const graph of this.#graphs)
        sound = sound && this.#splitBy(splitter, graph.offsets, graph.targets);
    }
    return sound;
  }

  #wait(start: number): void {
    if (this.#isWaiting[start] === 1) return;
    this.#isWaiting[start] = 1;
    this.#waiting.push(start);
  }

  #splitBy(splitter: Uint32Array, offsets: Uint32Array, targets: Uint32Array): boolean {
    const touched: number[] = [];
    const byColor = new Map<number, number[]>();
    for (const v of splitter)
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (this.#count[to]++ > 0) continue;
        touched.push(to);
        const own = byColor.get(this.#color[to]);
        if (own === undefined) byColor.set(this.#color[to], [to]);
        else own.push(to);
      }
    let sound = true;
    for (const [start, own] of byColor) sound = sound && this.#split(start, own);
    for (const v of touched) this.#count[v] = 0;
    return sound;
  }

  /** Splits a color by count; `own` are its vertices with counts above 0. False when a part has not as many of each graph. */
  #split(start: number, own: number[]): boolean {
    own.sort((a, b) => this.#count[b] - this.#count[a]);
    const length = this.#length[start];
    const end = start + length;
    const starts: number[] = [];
    let at = end;
    for (let i = 0; i < own.length; ) {
      const count = this.#count[own[i]];
      let firsts = 0;
      let size = 0;
      for (; i < own.length && this.#count[own[i]] === count; i++, size++) {
        if (own[i] < this.order) firsts++;
        this.#moveTo(own[i], --at);
      }
      if (2 * firsts !== size) return false;
      if (at > start) starts.push(at);
    }
    if (starts.length > 0) this.#cut(start, end, starts);
    return true;
  }

  #moveTo(v: number, at: number): void {
    const from = this.#position[v];
    const other = this.elements[at];
    this.elements[from] = other;
    this.#position[other] = from;
    this.elements[at] = v;
    this.#position[v] = at;
  }

  /** Makes the parts colors. All but the largest need to split others; all, when the whole was still to do so. */
  #cut(start: number, end: number, starts: readonly number[]): void {
    let stop = end;
    let largest = start;
    const whole = this.#isWaiting[start] === 1;
    for (const part of starts) {
      this.#length[part] = stop - part;
      for (let i = part; i < stop; i++) this.#color[this.elements[i]] = part;
      this.#trail.push(part, start);
      this.#colors++;
      stop = part;
    }
    this.#length[start] = stop - start;
    for (const part of starts) if (this.#length[part] > this.#length[largest]) largest = part;
    for (const part of [start, ...starts]) if (whole || part !== largest) this.#wait(part);
  }
}

function sideBySide(first: Csr, second: Csr): { offsets: Uint32Array; targets: Uint32Array } {
  const { order } = first;
  const arcs = first.targets.length;
  const offsets = new Uint32Array(2 * order + 1);
  offsets.set(first.offsets);
  for (let v = 1; v <= order; v++) offsets[order + v] = arcs + second.offsets[v];
  const targets = new Uint32Array(arcs + second.targets.length);
  targets.set(first.targets);
  for (let i = 0; i < second.targets.length; i++) targets[arcs + i] = order + second.targets[i];
  return { offsets, targets };
}
