import { allBut, type StatedRow } from './subtraction-rows.js';

/**
 * The game of {1, ..., M} without i, with what is stated of it: x = 0 (mod i) where M < 2i, else x
 * = 0 or `second` (mod M + i + 1).
 */
export const setWithout = (M: number, i: number, upto: number, second = i): StatedRow => ({
  set: allBut(M, i),
  upto,
  isP: (x) => (M < 2 * i ? x % i === 0 : [0, second].includes(x % (M + i + 1))),
});

/** The range of the cases S_2 and S_3: the largest M, and the largest heap. */
export const caseBounds = (effort: 'quick' | 'full'): readonly [most: number, upto: number] =>
  effort === 'quick' ? [40, 1000] : [100, 5000];
