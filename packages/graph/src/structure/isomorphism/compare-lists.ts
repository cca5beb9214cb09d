/** The lexicographic order of two lists of numbers: negative, 0 or positive. */
export function compareLists(a: ArrayLike<number>, b: ArrayLike<number>): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}
