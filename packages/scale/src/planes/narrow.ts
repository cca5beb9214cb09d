import type { PlaneLayout } from './layout.js';
import { NEVER, type PlaneMoves } from './moves.js';
import { longer, ones, type Planes, SLICE } from './words.js';

/** Bit planes with words of at most 27 bits, two entries per word. */
export function narrowPlanes(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
): Planes {
  return new NarrowPlanes(layout, moves, shouldStop);
}

/** Loops copy fields to locals, and lists are written back after them: that makes them fast. */
class NarrowPlanes implements Planes {
  private readonly layout: PlaneLayout;
  private readonly moves: PlaneMoves;
  private readonly shouldStop: () => boolean;
  private readonly planes: Int32Array;
  private readonly within: Int32Array;
  /** Per pair of pegs: the settings that leave both to larger discs. */
  private readonly open: Int32Array;
  /** The words with states of this level and of the next, and the lengths of the lists. */
  private current: Int32Array = new Int32Array(1024);
  private next: Int32Array = new Int32Array(1024);
  private count = 0;
  private tail = 0;
  /** The states of the last level, word by word as listed, and the number of these words. */
  private bits: Int32Array = new Int32Array(0);
  private done = 0;
  /** The next level goes to plane A if `inA` is -1, to B if `inB` is; this one is in the other. */
  private inA = -1;
  private inB = 0;

  constructor(layout: PlaneLayout, moves: PlaneMoves, shouldStop: () => boolean) {
    this.layout = layout;
    this.moves = moves;
    this.shouldStop = shouldStop;
    this.planes = new Int32Array(layout.words * 2);
    this.within = nineBits(moves.within);
    this.open = Int32Array.from(moves.pairs, (_, pair) => moves.open[2 * pair]);
  }

  readonly put = (word: number, low: number): void => {
    const { planes, inA, inB } = this;
    const at = word << 1;
    const a = planes[at];
    const b = planes[at + 1];
    const fresh = low & ~(a | b);
    if (fresh === 0) return;
    if (((a ^ inB) & (b ^ inA)) === 0) this.list(word);
    planes[at] = a | (fresh & inA);
    planes[at + 1] = b | (fresh & inB);
  };

  ofClass(cls: number): Int32Array {
    const length = this.layout.lowWords * 2;
    return this.planes.subarray(cls * length, (cls + 1) * length);
  }

  advance(): number {
    [this.current, this.next] = [this.next, this.current];
    const count = this.tail;
    this.count = count;
    this.tail = 0;
    if (count === 0) return 0;
    [this.inA, this.inB] = [this.inB, this.inA];
    if (this.bits.length < count) this.bits = new Int32Array(this.current.length);
    this.done = count;
    let width = this.sweep(0, Math.min(count, SLICE));
    for (let first = SLICE; first < count; first += SLICE) {
      if (this.shouldStop()) return width + this.tally(first);
      width += this.sweep(first, Math.min(count, first + SLICE));
    }
    return width;
  }

  resume(level: number): void {
    const { planes, layout } = this;
    [this.inA, this.inB] = level % 2 === 0 ? [-1, 0] : [0, -1];
    this.tail = 0;
    for (let word = 0, at = 0; word < layout.words; word++, at += 2)
      if (((planes[at] ^ this.inB) & (planes[at + 1] ^ this.inA)) !== 0) this.list(word);
  }

  *last(): Generator<readonly [number, number, number]> {
    const words = this.count === 0 ? this.next : this.current;
    for (let i = 0; i < this.done; i++) yield [words[i], this.bits[i], 0];
  }

  end(): void {}

  private list(word: number): void {
    if (this.tail === this.next.length) this.next = longer(this.next, this.layout.words);
    this.next[this.tail++] = word;
  }

  /** The states in the words `first` to `stop - 1` of this level; what they reach is put in. */
  private sweep(first: number, stop: number): number {
    const { inA: toA, inB: toB, current: words, planes: states, bits: kept, within, open } = this;
    const { step, far } = this.moves;
    const { sizes } = this.layout.classes;
    const inverse = 1 / this.layout.lowWords;
    const pairCount = open.length;
    const near = this.moves.near | 0;
    const most = this.layout.words;
    let { next: list, tail: end } = this;
    let width = 0;
    for (let i = first; i < stop; i++) {
      const word = words[i];
      const at = word << 1;
      const a = states[at];
      const b = states[at + 1];
      const low = (a ^ toA) & (b ^ toB);
      kept[i] = low;
      const fresh =
        (within[low & 511] | within[512 + ((low >>> 9) & 511)] | within[1024 + (low >>> 18)]) &
        ~(a | b);
      if (fresh !== 0 && ((a ^ toB) & (b ^ toA)) === 0) {
        if (end === list.length) list = longer(list, most);
        list[end++] = word;
      }
      states[at] = a | low | (fresh & toA);
      states[at + 1] = b | low | (fresh & toB);
      width += ones(low) * sizes[((word + 0.5) * inverse) | 0];
      const steps = (word % near) * pairCount;
      for (let pair = 0; pair < pairCount; pair++) {
        const out = low & open[pair];
        if (out === 0) continue;
        const by = step[steps + pair];
        if (by === NEVER) continue;
        if (by === 0) {
          this.next = list;
          this.tail = end;
          far(word, pair, out, 0, this.put);
          list = this.next;
          end = this.tail;
          continue;
        }
        const to = (word + by) << 1;
        const c = states[to];
        const d = states[to + 1];
        const more = out & ~(c | d);
        if (more === 0) continue;
        if (((c ^ toB) & (d ^ toA)) === 0) {
          if (end === list.length) list = longer(list, most);
          list[end++] = word + by;
        }
        states[to] = c | (more & toA);
        states[to + 1] = d | (more & toB);
      }
    }
    this.next = list;
    this.tail = end;
    return width;
  }

  /** The states in the words of this level from `first` on, without what they reach. */
  private tally(first: number): number {
    const { current, planes, bits, inA, inB } = this;
    const { classes, lowWords } = this.layout;
    let width = 0;
    for (let i = first; i < this.count; i++) {
      const at = current[i] << 1;
      bits[i] = (planes[at] ^ inA) & (planes[at + 1] ^ inB);
      width += ones(bits[i]) * classes.sizes[Math.floor(current[i] / lowWords)];
    }
    return width;
  }
}

/** Moves within a word by nine bits at a time instead of eight. */
function nineBits(within: Int32Array): Int32Array {
  const table = new Int32Array(3 * 512);
  for (let place = 0; place < 27; place++) {
    const reached = within[((place >>> 3) * 256 + (1 << (place & 7))) * 2];
    for (let setting = 0; setting < 512; setting++)
      if ((setting >>> (place % 9)) & 1) table[Math.floor(place / 9) * 512 + setting] |= reached;
  }
  return table;
}
