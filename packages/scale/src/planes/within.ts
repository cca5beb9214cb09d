import type { PlaneLayout } from './layout.js';
import { halvesWhere, settingsOf } from './words.js';

/** Writes what the states in a word reach within it, low half and high half. */
export type Reach = (low: number, high: number, reached: Int32Array) => void;

/** By tables of bytes, for any digraph of pegs. */
export function anyWithin(table: Int32Array): Reach {
  return (low, high, reached) => {
    let toLow = 0;
    let toHigh = 0;
    for (let place = 0, rest = low; rest !== 0; rest >>>= 8, place += 512) {
      const entry = place + ((rest & 255) << 1);
      toLow |= table[entry];
      toHigh |= table[entry + 1];
    }
    for (let place = 2048, rest = high; rest !== 0; rest >>>= 8, place += 512) {
      const entry = place + ((rest & 255) << 1);
      toLow |= table[entry];
      toHigh |= table[entry + 1];
    }
    reached[0] = toLow;
    reached[1] = toHigh;
  };
}

/** True for 4 pegs and all of their 12 moves: then moves within a word go by shifts. */
export const goesByShifts = ({ pegs, rules }: PlaneLayout): boolean =>
  pegs === 4 && rules.maxMoves === 12;

/**
 * For 4 pegs and all moves, by shifts: states that differ in one disc only reach each other if the
 * disc may move.
 *
 * Disc 1 always may; disc 2 where disc 1 stands elsewhere, disc 3 where both do: the bits of the
 * two masks.
 */
export function fourPegsWithin(): Reach {
  const settings = settingsOf({ pegs: 4, blockDiscs: 3 });
  const [secondLow, secondHigh] = halvesWhere(settings, ([first, second]) => second !== first);
  const [thirdLow, thirdHigh] = halvesWhere(
    settings,
    ([first, second, third]) => third !== first && third !== second,
  );
  return (low, high, reached) => {
    let l = low | (low >>> 1);
    let h = high | (high >>> 1);
    l = (l | (l >>> 2)) & 0x11111111;
    h = (h | (h >>> 2)) & 0x11111111;
    let toLow = (l << 4) - l;
    let toHigh = (h << 4) - h;
    l = low & secondLow;
    h = high & secondHigh;
    l |= l >>> 4;
    h |= h >>> 4;
    l = (l | (l >>> 8)) & 0x000f000f;
    h = (h | (h >>> 8)) & 0x000f000f;
    l |= l << 4;
    h |= h << 4;
    toLow |= (l | (l << 8)) & secondLow;
    toHigh |= (h | (h << 8)) & secondHigh;
    l = (low & thirdLow) | (high & thirdHigh);
    l = (l | (l >>> 16)) & 0xffff;
    l |= l << 16;
    reached[0] = toLow | (l & thirdLow);
    reached[1] = toHigh | (l & thirdHigh);
  };
}
