import { range } from '../../check/index.js';

/** All sets of some of the numbers 0, 1, ..., count - 1. */
export const subsets = (count: number): number[][] =>
  range(0, 2 ** count - 1).map((bits) => range(0, count - 1).filter((i) => (bits >> i) & 1));
