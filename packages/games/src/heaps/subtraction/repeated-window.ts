/**
 * The repetition of a window of values: from `anchor` on, all repeats with `period` if a value
 * follows from the window before it.
 */
interface Repetition {
  readonly anchor: number;
  readonly period: number;
}

/** The number of heaps that shows most repetitions. */
export const firstCount = (window: number) => 16 * window + 64;

/**
 * An anchor and the distance to its first return, both windows lying within the values; `null` if
 * none exists.
 *
 * Anchors at 0, 1, 2, 4, ...: the first window after an anchor that equals the anchor's is one
 * period on, once the anchor lies in the periodic part [brent1980]. Time O(values): the search is
 * given up, with `null`, after 64 comparisons a value or so.
 */
export function repeatedWindow(values: ArrayLike<number>, window: number): Repetition | null {
  // Long equal stretches would make the time quadratic.
  let left = 64 * (values.length + 1000);
  for (
    let anchor = 0;
    anchor + 1 + window <= values.length;
    anchor = anchor === 0 ? 1 : 2 * anchor
  ) {
    const end = Math.min(2 * anchor + 1, values.length - window);
    for (let at = anchor + 1; at <= end; at++) {
      const same = equalFrom(values, anchor, at, window);
      if (same === window) return { anchor, period: at - anchor };
      left -= same + 1;
      if (left < 0) return null;
    }
  }
  return null;
}

/** The number of equal values from two places on, at most `most`. */
function equalFrom(values: ArrayLike<number>, a: number, b: number, most: number): number {
  let same = 0;
  while (same < most && values[a + same] === values[b + same]) same++;
  return same;
}
