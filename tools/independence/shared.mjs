/** The functions that decide which states and moves the rules of a game allow. */
const DECIDE = [
  /^core\/towers\/rules\.js (?:brokenRule|mayRest|misplaced|overfull|unpermitted|wrongStack)@/,
  /^core\/towers\/(?:codec|rank-space|tower-puzzle)\.js /,
  /^(?:games|blocks)\//,
];

/** The name of a function, from `package/file name@offset`. */
const nameOf = (found) => found.slice(0, found.lastIndexOf('@'));

/**
 * Of the methods of an item, the two that share the fewest functions, fewest deciding ones first;
 * null where there is one method only.
 */
export function closestToNone(methods) {
  const pairs = methods.flatMap((first, i) =>
    methods.slice(i + 1).map((second) => {
      const other = new Set(second.ran);
      const shared = first.ran.filter((found) => other.has(found));
      const deciding = shared.filter((found) => DECIDE.some((one) => one.test(found))).map(nameOf);
      return { names: [first.method, second.method], shared, deciding };
    }),
  );
  pairs.sort((a, b) => a.deciding.length - b.deciding.length || a.shared.length - b.shared.length);
  return pairs[0] ?? null;
}
