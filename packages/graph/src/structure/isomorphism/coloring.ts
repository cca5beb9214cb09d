import { append } from '@manaus/core/internals';
import type { Layer } from './colored-graph.js';
import type { Trace } from './trace.js';

/**
 * An ordered partition of the vertices into cells, which refinement splits until all vertices of a
 * cell have equally many neighbors in each cell.
 *
 * A cell is a run of `elements`, named by its start. The order of the cells, and all that goes into
 * the trace, depend on the graph and on the vertices individualized, not on the names of vertices.
 * Splits are kept, so that a search can go back. Refinement takes O(size log order) time.
 * Source: B. Weisfeiler, A. Leman, 1968; J. Hopcroft, 1971, for the order of the splits.
 */
export class Coloring {
  readonly order: number;
  readonly elements: Uint32Array;
  readonly position: Uint32Array;
  /** Arcs read so far. */
  work = 0;
  readonly #layers: readonly Layer[];
  readonly #trace: Trace;
  readonly #cellOf: Uint32Array;
  readonly #length: Uint32Array;
  readonly #splits: number[] = [];
  readonly #waiting: number[] = [];
  readonly #isWaiting: Uint8Array;
  readonly #count: Uint32Array;
  #cells = 0;

  constructor(layers: readonly Layer[], colors: ArrayLike<number>, trace: Trace) {
    const order = colors.length;
    this.order = order;
    this.#layers = layers;
    this.#trace = trace;
    this.elements = Uint32Array.from({ length: order }, (_, v) => v).sort(
      (a, b) => colors[a] - colors[b],
    );
    this.position = new Uint32Array(order);
    this.#cellOf = new Uint32Array(order);
    this.#length = new Uint32Array(order);
    this.#isWaiting = new Uint8Array(order);
    this.#count = new Uint32Array(order);
    this.elements.forEach((v, at) => {
      this.position[v] = at;
      const isNew = colors[v] !== colors[this.elements[at - 1]];
      this.#cellOf[v] = isNew ? at : this.#cellOf[this.elements[at - 1]];
      this.#length[this.#cellOf[v]]++;
      if (isNew) this.#open(at);
    });
  }

  get mark(): number {
    return this.#splits.length;
  }

  get isDiscrete(): boolean {
    return this.#cells === this.order;
  }

  /** The vertices of a cell, increasing. */
  members(start: number): Uint32Array {
    return this.elements.slice(start, start + this.#length[start]).sort();
  }

  /**
   * The cell to choose a vertex of: of more than one vertex, joined to some but not all vertices of
   * the most cells; of these the smallest, then the first.
   */
  targetCell(): number {
    let best = -1;
    let most = -1;
    for (let start = 0; start < this.order; start += this.#length[start]) {
      if (this.#length[start] === 1) continue;
      const joined = this.#joinedCells(this.elements[start]);
      if (joined > most || (joined === most && this.#length[start] < this.#length[best]))
        [best, most] = [start, joined];
    }
    return best;
  }

  #joinedCells(v: number): number {
    let joined = 0;
    for (const { offsets, targets } of this.#layers) {
      const cells: number[] = [];
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const cell = this.#cellOf[targets[i]];
        if (this.#count[cell]++ === 0) cells.push(cell);
      }
      for (const cell of cells) {
        if (this.#count[cell] < this.#length[cell]) joined++;
        this.#count[cell] = 0;
      }
    }
    return joined;
  }

  /** Individualizes a vertex, and refines; false when the trace is no longer viable. */
  individualize(v: number): boolean {
    this.#count[v] = 1;
    const sound = this.#split(this.#cellOf[v], [v]);
    this.#count[v] = 0;
    return this.refine(sound);
  }

  goBack(mark: number): void {
    while (this.#splits.length > mark) {
      const parent = this.#splits.pop() as number;
      const child = this.#splits.pop() as number;
      for (let i = child; i < child + this.#length[child]; i++)
        this.#cellOf[this.elements[i]] = parent;
      this.#length[parent] += this.#length[child];
      this.#cells--;
    }
  }

  refine(viable = true): boolean {
    let sound = viable;
    for (let start = this.#waiting.pop(); start !== undefined; start = this.#waiting.pop()) {
      this.#isWaiting[start] = 0;
      if (!sound || this.isDiscrete) continue;
      const splitter = this.elements.slice(start, start + this.#length[start]);
      for (const layer of this.#layers) sound = sound && this.#splitBy(splitter, layer);
    }
    return sound;
  }

  #open(start: number): void {
    this.#cells++;
    this.#wait(start);
  }

  #wait(start: number): void {
    if (this.#isWaiting[start] === 1) return;
    this.#isWaiting[start] = 1;
    this.#waiting.push(start);
  }

  #splitBy(splitter: Uint32Array, { offsets, targets }: Layer): boolean {
    const touched: number[] = [];
    const byCell = new Map<number, number[]>();
    for (const v of splitter) {
      this.work += offsets[v + 1] - offsets[v];
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (this.#count[to]++ > 0) continue;
        touched.push(to);
        append(byCell, this.#cellOf[to], to);
      }
    }
    let sound = true;
    for (const start of Uint32Array.from(byCell.keys()).sort())
      sound = sound && this.#split(start, byCell.get(start) as number[]);
    for (const v of touched) this.#count[v] = 0;
    return sound;
  }

  /** Splits a cell by count; `own` are its vertices with counts above 0. */
  #split(start: number, own: number[]): boolean {
    own.sort((a, b) => this.#count[b] - this.#count[a]);
    const end = start + this.#length[start];
    const starts: number[] = [];
    let sound = this.#trace.record(start);
    let at = end;
    for (let i = 0; i < own.length && sound; ) {
      const count = this.#count[own[i]];
      for (; i < own.length && this.#count[own[i]] === count; i++) this.#moveTo(own[i], --at);
      sound = this.#trace.record(count) && this.#trace.record(at);
      if (at > start) starts.push(at);
    }
    if (sound && starts.length > 0) this.#cut(start, end, starts);
    return sound;
  }

  #moveTo(v: number, at: number): void {
    const from = this.position[v];
    const other = this.elements[at];
    this.elements[from] = other;
    this.position[other] = from;
    this.elements[at] = v;
    this.position[v] = at;
  }

  /**
   * Makes the parts cells. All but the largest need to split others; all, when the whole was still
   * to do so.
   */
  #cut(start: number, end: number, starts: readonly number[]): void {
    let stop = end;
    let largest = start;
    const whole = this.#isWaiting[start] === 1;
    for (const part of starts) {
      this.#length[part] = stop - part;
      for (let i = part; i < stop; i++) this.#cellOf[this.elements[i]] = part;
      this.#splits.push(part, start);
      this.#cells++;
      stop = part;
    }
    this.#length[start] = stop - start;
    for (const part of starts) if (this.#length[part] > this.#length[largest]) largest = part;
    for (const part of [start, ...starts]) if (whole || part !== largest) this.#wait(part);
  }
}
