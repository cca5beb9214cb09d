import type { PlaneLayout } from './layout.js';
import { NEVER, type PlaneMoves } from './moves.js';
import { longer, ones, type Planes, SLICE } from './words.js';

/** Bit planes with words of at most 27 bits, two entries a word. */
export function narrowPlanes(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
): Planes {
  const { pairs, open, near, step, far } = moves;
  const planes = new Int32Array(layout.words * 2);
  const within = nineBits(moves.within);
  const { sizes } = layout.classes;
  const inverse = 1 / layout.lowWords;
  const pairCount = pairs.length;
  const nearSettings = near | 0;
  const shut = Int32Array.from(pairs, (_, j) => open[2 * j]);
  let current: Int32Array = new Int32Array(1024);
  let next: Int32Array = new Int32Array(1024);
  let bits: Int32Array = new Int32Array(0);
  let count = 0;
  let tail = 0;
  let done = 0;
  // The next level goes to plane A where `inA` is -1, to B where `inB` is; this level is in the other.
  let inA = -1;
  let inB = 0;

  function put(word: number, low: number): void {
    const at = word << 1;
    const a = planes[at];
    const b = planes[at + 1];
    const fresh = low & ~(a | b);
    if (fresh === 0) return;
    if (((a ^ inB) & (b ^ inA)) === 0) {
      if (tail === next.length) next = longer(next, layout.words);
      next[tail++] = word;
    }
    planes[at] = a | (fresh & inA);
    planes[at + 1] = b | (fresh & inB);
  }

  /** All words of this level; what closures share is copied to locals, which the loop needs to be fast. */
  function sweep(first: number, stop: number): number {
    const [toA, toB, words, states, kept] = [inA, inB, current, planes, bits];
    let list = next;
    let end = tail;
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
        if (end === list.length) list = longer(list, layout.words);
        list[end++] = word;
      }
      states[at] = a | low | (fresh & toA);
      states[at + 1] = b | low | (fresh & toB);
      width += ones(low) * sizes[((word + 0.5) * inverse) | 0];
      const steps = (word % nearSettings) * pairCount;
      for (let j = 0; j < pairCount; j++) {
        const out = low & shut[j];
        if (out === 0) continue;
        const by = step[steps + j];
        if (by === NEVER) continue;
        if (by === 0) {
          next = list;
          tail = end;
          far(word, j, out, 0, put);
          list = next;
          end = tail;
          continue;
        }
        const to = (word + by) << 1;
        const c = states[to];
        const d = states[to + 1];
        const more = out & ~(c | d);
        if (more === 0) continue;
        if (((c ^ toB) & (d ^ toA)) === 0) {
          if (end === list.length) list = longer(list, layout.words);
          list[end++] = word + by;
        }
        states[to] = c | (more & toA);
        states[to + 1] = d | (more & toB);
      }
    }
    next = list;
    tail = end;
    return width;
  }

  /** Counts what is left of this level, without going on from there. */
  function tally(first: number): number {
    let width = 0;
    for (let i = first; i < count; i++) {
      const at = current[i] << 1;
      bits[i] = (planes[at] ^ inA) & (planes[at + 1] ^ inB);
      width += ones(bits[i]) * sizes[((current[i] + 0.5) * inverse) | 0];
    }
    return width;
  }

  return {
    put,
    ofClass: (cls) => planes.subarray(cls * layout.lowWords * 2, (cls + 1) * layout.lowWords * 2),
    advance() {
      [current, next, count, tail] = [next, current, tail, 0];
      if (count === 0) return 0;
      [inA, inB] = [inB, inA];
      if (bits.length < count) bits = new Int32Array(current.length);
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
      tail = 0;
      for (let word = 0, at = 0; word < layout.words; word++, at += 2) {
        if (((planes[at] ^ inB) & (planes[at + 1] ^ inA)) === 0) continue;
        if (tail === next.length) next = longer(next, layout.words);
        next[tail++] = word;
      }
    },
    *last() {
      const words = count === 0 ? next : current;
      for (let i = 0; i < done; i++) yield [words[i], bits[i], 0];
    },
    end() {},
  };
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
