/** All lists of one item from each of some lists, the last varying fastest. */
export const combinations = <T>(lists: readonly (readonly T[])[]): T[][] =>
  lists.reduce<T[][]>(
    (all, list) => all.flatMap((some) => list.map((item) => [...some, item])),
    [[]],
  );

/** The same of parts that are lists themselves, joined to one list each. */
export const joinedCombinations = <T>(lists: readonly (readonly (readonly T[])[])[]): T[][] =>
  combinations(lists).map((parts) => parts.flat());
