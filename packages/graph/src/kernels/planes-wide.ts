import type { PlaneLayout } from './planes-layout.js';
import { NEVER, type PlaneMoves } from './planes-moves.js';
import { longer, ones, type Planes } from './planes-words.js';

/** Bit planes with words of 64 bits, four entries a word: two halves of either plane. */
export function widePlanes(layout: PlaneLayout, { within, pairs, open, near, step, far }: PlaneMoves): Planes {
  const planes = new Int32Array(layout.words * 4);
  const { sizes } = layout.classes;
  const inverse = 1 / layout.lowWords;
  const pairCount = pairs.length;
  const nearSettings = near | 0;
  let current: Int32Array = new Int32Array(1024);
  let next: Int32Array = new Int32Array(1024);
  let bits: Int32Array = new Int32Array(0);
  let count = 0;
  let tail = 0;
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
    if ((((aLow ^ inB) & (bLow ^ inA)) | ((aHigh ^ inB) & (bHigh ^ inA))) === 0) {
      if (tail === next.length) next = longer(next, layout.words);
      next[tail++] = word;
    }
    planes[at] = aLow | (newLow & inA);
    planes[at + 1] = aHigh | (newHigh & inA);
    planes[at + 2] = bLow | (newLow & inB);
    planes[at + 3] = bHigh | (newHigh & inB);
  }

  function visit(word: number, i: number): number {
    const at = word << 2;
    const low = (planes[at] ^ inA) & (planes[at + 2] ^ inB);
    const high = (planes[at + 1] ^ inA) & (planes[at + 3] ^ inB);
    planes[at] |= low;
    planes[at + 1] |= high;
    planes[at + 2] |= low;
    planes[at + 3] |= high;
    bits[2 * i] = low;
    bits[2 * i + 1] = high;
    let toLow = 0;
    let toHigh = 0;
    for (let place = 0, rest = low; rest !== 0; rest >>>= 8, place += 512) {
      const entry = place + ((rest & 255) << 1);
      toLow |= within[entry];
      toHigh |= within[entry + 1];
    }
    for (let place = 2048, rest = high; rest !== 0; rest >>>= 8, place += 512) {
      const entry = place + ((rest & 255) << 1);
      toLow |= within[entry];
      toHigh |= within[entry + 1];
    }
    put(word, toLow, toHigh);
    const steps = (word % nearSettings) * pairCount;
    for (let j = 0; j < pairCount; j++) {
      const outLow = low & open[2 * j];
      const outHigh = high & open[2 * j + 1];
      if ((outLow | outHigh) === 0) continue;
      const by = step[steps + j];
      if (by === 0) far(word, j, outLow, outHigh, put);
      else if (by !== NEVER) put(word + by, outLow, outHigh);
    }
    return (ones(low) + ones(high)) * sizes[((word + 0.5) * inverse) | 0];
  }

  return {
    put,
    close(word, low, high) {
      planes[word * 4] |= low;
      planes[word * 4 + 1] |= high;
      planes[word * 4 + 2] |= low;
      planes[word * 4 + 3] |= high;
    },
    advance() {
      [current, next, count, tail] = [next, current, tail, 0];
      if (count === 0) return 0;
      [inA, inB] = [inB, inA];
      if (bits.length < 2 * count) bits = new Int32Array(2 * current.length);
      let width = 0;
      for (let i = 0; i < count; i++) width += visit(current[i], i);
      done = count;
      return width;
    },
    *last() {
      const words = count === 0 ? next : current;
      for (let i = 0; i < done; i++) yield [words[i], bits[2 * i], bits[2 * i + 1]];
    },
  };
}
