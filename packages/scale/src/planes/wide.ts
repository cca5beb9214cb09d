import type { PlaneLayout } from './layout.js';
import { NEVER, type PlaneMoves } from './moves.js';
import { anyWithin, fourPegsWithin, goesByShifts, type Reach } from './within.js';
import { countMarks, ones, type Planes, SLICE, takeMarks } from './words.js';

/** Bit planes with words of 64 bits, four entries per word: two halves of either plane. */
export function widePlanes(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
): Planes {
  return new WidePlanes(layout, moves, shouldStop);
}

/** Loops copy fields to locals: that makes them fast. */
class WidePlanes implements Planes {
  private readonly layout: PlaneLayout;
  private readonly moves: PlaneMoves;
  private readonly shouldStop: () => boolean;
  private readonly planes: Int32Array;
  /** Marks instead of a list: a level is visited in the order of memory. */
  private readonly marks: Int32Array;
  private readonly reach: Reach;
  private readonly reached = new Int32Array(2);
  /** The words with states of the last level, their number, and the states, in two halves. */
  private current: Int32Array = new Int32Array(1024);
  private bits: Int32Array = new Int32Array(0);
  private done = 0;
  /** The next level goes to plane A if `inA` is -1, to B if `inB` is; this one is in the other. */
  private inA = -1;
  private inB = 0;

  constructor(layout: PlaneLayout, moves: PlaneMoves, shouldStop: () => boolean) {
    this.layout = layout;
    this.moves = moves;
    this.shouldStop = shouldStop;
    this.planes = new Int32Array(layout.words * 4);
    this.marks = new Int32Array(Math.ceil(layout.words / 32));
    this.reach = goesByShifts(layout) ? fourPegsWithin() : anyWithin(moves.within);
  }

  readonly put = (word: number, low: number, high: number): void => {
    const { planes, inA, inB } = this;
    const at = word << 2;
    const aLow = planes[at];
    const aHigh = planes[at + 1];
    const bLow = planes[at + 2];
    const bHigh = planes[at + 3];
    const newLow = low & ~(aLow | bLow);
    const newHigh = high & ~(aHigh | bHigh);
    if ((newLow | newHigh) === 0) return;
    this.marks[word >>> 5] |= 1 << word;
    planes[at] = aLow | (newLow & inA);
    planes[at + 1] = aHigh | (newHigh & inA);
    planes[at + 2] = bLow | (newLow & inB);
    planes[at + 3] = bHigh | (newHigh & inB);
  };

  ofClass(cls: number): Int32Array {
    const length = this.layout.lowWords * 4;
    return this.planes.subarray(cls * length, (cls + 1) * length);
  }

  advance(): number {
    const count = countMarks(this.marks);
    if (count === 0) return 0;
    if (this.current.length < count)
      this.current = new Int32Array(Math.min(this.layout.words, 2 * count));
    takeMarks(this.marks, this.current);
    [this.inA, this.inB] = [this.inB, this.inA];
    if (this.bits.length < 2 * count) this.bits = new Int32Array(2 * this.current.length);
    this.done = count;
    let width = this.sweep(0, Math.min(count, SLICE));
    for (let first = SLICE; first < count; first += SLICE) {
      if (this.shouldStop()) return width + this.tally(first);
      width += this.sweep(first, Math.min(count, first + SLICE));
    }
    return width;
  }

  resume(level: number): void {
    const { planes, marks, layout } = this;
    const [inA, inB] = level % 2 === 0 ? [-1, 0] : [0, -1];
    [this.inA, this.inB] = [inA, inB];
    marks.fill(0);
    for (let word = 0, at = 0; word < layout.words; word++, at += 4) {
      const low = (planes[at] ^ inB) & (planes[at + 2] ^ inA);
      const high = (planes[at + 1] ^ inB) & (planes[at + 3] ^ inA);
      if ((low | high) !== 0) marks[word >>> 5] |= 1 << word;
    }
  }

  *last(): Generator<readonly [number, number, number]> {
    const { current, bits } = this;
    for (let i = 0; i < this.done; i++) yield [current[i], bits[2 * i], bits[2 * i + 1]];
  }

  end(): void {}

  /** The states in the words `first` to `end - 1` of this level; what they reach is put in. */
  private sweep(first: number, end: number): number {
    const { inA: a, inB: b, current: words, planes: states, bits: kept, marks: marked } = this;
    const { reach, reached, put } = this;
    const { open, step, far, near } = this.moves;
    const { sizes } = this.layout.classes;
    const inverse = 1 / this.layout.lowWords;
    const pairCount = this.moves.pairs.length;
    const nearSettings = near | 0;
    // Powers of two, on 4 and 8 pegs, need no division.
    const nearMask = (near & (near - 1)) === 0 ? near - 1 : -1;
    let width = 0;
    for (let i = first; i < end; i++) {
      const word = words[i];
      const at = word << 2;
      const aLow = states[at];
      const aHigh = states[at + 1];
      const bLow = states[at + 2];
      const bHigh = states[at + 3];
      const low = (aLow ^ a) & (bLow ^ b);
      const high = (aHigh ^ a) & (bHigh ^ b);
      kept[2 * i] = low;
      kept[2 * i + 1] = high;
      reach(low, high, reached);
      const toLow = reached[0] & ~(aLow | bLow);
      const toHigh = reached[1] & ~(aHigh | bHigh);
      if ((toLow | toHigh) !== 0) marked[word >>> 5] |= 1 << word;
      states[at] = aLow | low | (toLow & a);
      states[at + 1] = aHigh | high | (toHigh & a);
      states[at + 2] = bLow | low | (toLow & b);
      states[at + 3] = bHigh | high | (toHigh & b);
      width += (ones(low) + ones(high)) * sizes[((word + 0.5) * inverse) | 0];
      const steps = (nearMask < 0 ? word % nearSettings : word & nearMask) * pairCount;
      for (let pair = 0; pair < pairCount; pair++) {
        const outLow = low & open[2 * pair];
        const outHigh = high & open[2 * pair + 1];
        if ((outLow | outHigh) === 0) continue;
        const by = step[steps + pair];
        if (by === NEVER) continue;
        if (by === 0) {
          far(word, pair, outLow, outHigh, put);
          continue;
        }
        const to = (word + by) << 2;
        const cLow = states[to];
        const cHigh = states[to + 1];
        const dLow = states[to + 2];
        const dHigh = states[to + 3];
        const newLow = outLow & ~(cLow | dLow);
        const newHigh = outHigh & ~(cHigh | dHigh);
        if ((newLow | newHigh) === 0) continue;
        marked[(word + by) >>> 5] |= 1 << (word + by);
        states[to] = cLow | (newLow & a);
        states[to + 1] = cHigh | (newHigh & a);
        states[to + 2] = dLow | (newLow & b);
        states[to + 3] = dHigh | (newHigh & b);
      }
    }
    return width;
  }

  /** The states in the words of this level from `first` on, without what they reach. */
  private tally(first: number): number {
    const { current, planes, bits, inA, inB } = this;
    const { classes, lowWords } = this.layout;
    let width = 0;
    for (let i = first; i < this.done; i++) {
      const at = current[i] << 2;
      bits[2 * i] = (planes[at] ^ inA) & (planes[at + 2] ^ inB);
      bits[2 * i + 1] = (planes[at + 1] ^ inA) & (planes[at + 3] ^ inB);
      const size = classes.sizes[Math.floor(current[i] / lowWords)];
      width += (ones(bits[2 * i]) + ones(bits[2 * i + 1])) * size;
    }
    return width;
  }
}
