import { range } from '../../check/index.js';

/** All sets of some of the numbers 0, 1, ..., count - 1. */
export const subsets = (count: number): number[][] =>
  range(0, 2 ** count - 1).map((bits) => range(0, count - 1).filter((i) => (bits >> i) & 1));

/** All lists of one item from each of some lists, the last varying fastest. */
export const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (all, list) => all.flatMap((some) => list.map((item) => [...some, item])),
    [[]],
  );
