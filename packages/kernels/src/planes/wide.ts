import { isDirectedTower } from '@manaus/core';
import type { PlaneLayout } from './layout.js';
import { NEVER, type PlaneMoves } from './moves.js';
import { anyWithin, fourPegsWithin } from './within.js';
import { countMarks, ones, type Planes, SLICE, takeMarks } from './words.js';

/** Bit planes with words of 64 bits, four entries a word: two halves of either plane. */
export function widePlanes(
  layout: PlaneLayout,
  { within, pairs, open, near, step, far }: PlaneMoves,
  shouldStop: () => boolean,
): Planes {
  const planes = new Int32Array(layout.words * 4);
  const { sizes } = layout.classes;
  // Marks instead of a list: a level is visited in the order of memory.
  const marks = new Int32Array(Math.ceil(layout.words / 32));
  const inverse = 1 / layout.lowWords;
  const pairCount = pairs.length;
  const nearSettings = near | 0;
  // Powers of two, on 4 and 8 pegs, need no division.
  const nearMask = (near & (near - 1)) === 0 ? near - 1 : -1;
  const reach =
    layout.pegs === 4 && pairs.length === 6 && !isDirectedTower(layout.rules)
      ? fourPegsWithin()
      : anyWithin(within);
  const reached = new Int32Array(2);
  let current: Int32Array = new Int32Array(1024);
  let bits: Int32Array = new Int32Array(0);
  let done = 0;
  // The next level goes to plane A where `inA` is -1, to B where `inB` is; this level is in the other.
  let inA = -1;
  let inB = 0;

  function put(word: number, low: number, high: number): void {
    const at = word << 2;
    const aLow = planes[at];
    const aHigh = planes[at + 1];
    const bLow = planes[at + 2];
    const bHigh = planes[at + 3];
    const newLow = low & ~(aLow | bLow);
    const newHigh = high & ~(aHigh | bHigh);
    if ((newLow | newHigh) === 0) return;
    marks[word >>> 5] |= 1 << word;
    planes[at] = aLow | (newLow & inA);
    planes[at + 1] = aHigh | (newHigh & inA);
    planes[at + 2] = bLow | (newLow & inB);
    planes[at + 3] = bHigh | (newHigh & inB);
  }

  /** All words of this level; what closures share is copied to locals, which the loop needs to be fast. */
  function sweep(first: number, end: number): number {
    const [a, b, words, states, kept, marked] = [inA, inB, current, planes, bits, marks];
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
      for (let j = 0; j < pairCount; j++) {
        const outLow = low & open[2 * j];
        const outHigh = high & open[2 * j + 1];
        if ((outLow | outHigh) === 0) continue;
        const by = step[steps + j];
        if (by === NEVER) continue;
        if (by === 0) {
          far(word, j, outLow, outHigh, put);
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

  /** Counts what is left of this level, without going on from there. */
  function tally(first: number): number {
    let width = 0;
    for (let i = first; i < done; i++) {
      const at = current[i] << 2;
      bits[2 * i] = (planes[at] ^ inA) & (planes[at + 2] ^ inB);
      bits[2 * i + 1] = (planes[at + 1] ^ inA) & (planes[at + 3] ^ inB);
      width +=
        (ones(bits[2 * i]) + ones(bits[2 * i + 1])) * sizes[((current[i] + 0.5) * inverse) | 0];
    }
    return width;
  }

  return {
    put,
    ofClass: (cls) => planes.subarray(cls * layout.lowWords * 4, (cls + 1) * layout.lowWords * 4),
    advance() {
      const count = countMarks(marks);
      if (count === 0) return 0;
      if (current.length < count) current = new Int32Array(Math.min(layout.words, 2 * count));
      takeMarks(marks, current);
      [inA, inB] = [inB, inA];
      if (bits.length < 2 * count) bits = new Int32Array(2 * current.length);
      done = count;
      let width = sweep(0, Math.min(count, SLICE));
      for (let first = SLICE; first < count; first += SLICE) {
        if (shouldStop()) return width + tally(first);
        width += sweep(first, Math.min(count, first + SLICE));
      }
      return width;
    },
    resume(level) {
      [inA, inB] = level % 2 === 0 ? [-1, 0] : [0, -1];
      marks.fill(0);
      for (let word = 0, at = 0; word < layout.words; word++, at += 4) {
        const low = (planes[at] ^ inB) & (planes[at + 2] ^ inA);
        const high = (planes[at + 1] ^ inB) & (planes[at + 3] ^ inA);
        if ((low | high) !== 0) marks[word >>> 5] |= 1 << word;
      }
    },
    *last() {
      for (let i = 0; i < done; i++) yield [current[i], bits[2 * i], bits[2 * i + 1]];
    },
    end() {},
  };
}
