/** All pairs of some things, in the order of the list. */
export const pairsAmong = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((first, i) => things.slice(i + 1).map((second): [T, T] => [first, second]));

/** All threes of some things, in the order of the list. */
export const threesAmong = <T>(things: readonly T[]): [T, T, T][] =>
  things.flatMap((first, i) =>
    pairsAmong(things.slice(i + 1)).map((pair): [T, T, T] => [first, ...pair]),
  );
