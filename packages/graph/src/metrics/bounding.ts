import { requireBound, requireCallbacks } from '@manaus/core/internals';

/**
 * The result of one search: the distances of the nearest and the farthest member of each class; -1
 * if none was reached.
 */
export interface ClassSearch {
  readonly eccentricity: number;
  readonly nearest: Int32Array;
  readonly farthest: Int32Array;
}

/** The options of a search for extents: the goal, the limit and the callbacks. */
export interface BoundingOptions {
  /** Searches after which the answer is `null`; no limit by default. */
  readonly searches?: number;
  /**
   * Called after every search with the number of searches, the bounds of the diameter and the
   * number of open classes.
   */
  readonly onSearch?: (searches: number, atLeast: number, atMost: number, open: number) => void;
  /** Asked after every search; `true` ends all, and the answer is `null`. */
  readonly shouldStop?: () => boolean;
}

/** Throws an `InputError` unless the limit is a bound and the callbacks are functions. */
export function requireBounding(
  place: string,
  { searches = Number.POSITIVE_INFINITY, onSearch, shouldStop }: BoundingOptions,
): void {
  requireBound(place, 'searches', searches);
  requireCallbacks(place, { onSearch, shouldStop });
}

/** The extremes of eccentricity in one component. */
export interface Extent {
  readonly diameter: number;
  readonly radius: number;
  /** The number of searches. */
  readonly searches: number;
}

/**
 * The exact diameter (and radius, unless `wanted` is the diameter only) of a component, by bounding
 * the eccentricities of classes.
 *
 * A class is a set of vertices that automorphisms take to each other, so that all have the same
 * eccentricity. With the nearest and the farthest member of a class at the distances d and D from a
 * vertex v, max(D, ecc v - d) <= ecc <= ecc v + d. Next is searched, by turns, from the open class
 * with the largest upper bound and from the one with the smallest lower bound. `search` starts at a
 * member of the class; it returns `null` to end the whole. Undirected graphs only. Source: F. W.
 * Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 */
export function boundedExtremes(
  first: number,
  search: (chosen: number) => ClassSearch | null,
  wanted: 'diameter' | 'both',
  options: BoundingOptions = {},
): Extent | null {
  const { searches: most = Number.POSITIVE_INFINITY, onSearch, shouldStop } = options;
  let bounds: Bounds | null = null;
  let chosen = first;
  for (let searches = 1; searches <= most; searches++) {
    const found = search(chosen);
    if (found === null) return null;
    bounds ??= noBounds(found.nearest.length);
    tighten(bounds, chosen, found);
    close(bounds, wanted);
    const { open, upper, lower, diameter, radius } = bounds;
    onSearch?.(searches, diameter, bounds.atMost, open.length);
    if (open.length === 0) return { diameter, radius, searches };
    if (shouldStop?.()) return null;
    chosen = searches % 2 === 1 ? extreme(open, upper, 1) : extreme(open, lower, -1);
  }
  return null;
}

interface Bounds {
  /**
   * The classes that may still lie beyond the extremes known; a closed class stays closed, and is
   * not looked at again.
   */
  open: Uint32Array;
  readonly lower: Int32Array;
  readonly upper: Int32Array;
  /** At least this. */
  diameter: number;
  /** The diameter is at most this. */
  atMost: number;
  /** At most this. */
  radius: number;
}

/** Nothing known of any class; those that are not reached are closed after the first search. */
const noBounds = (classes: number): Bounds => ({
  open: Uint32Array.from({ length: classes }, (_, cls) => cls),
  lower: new Int32Array(classes),
  upper: new Int32Array(classes).fill(0x7fffffff),
  diameter: 0,
  atMost: 0,
  radius: 0x7fffffff,
});

function tighten(
  bounds: Bounds,
  chosen: number,
  { eccentricity, nearest, farthest }: ClassSearch,
): void {
  const { open, lower, upper } = bounds;
  bounds.diameter = Math.max(bounds.diameter, eccentricity);
  bounds.radius = Math.min(bounds.radius, eccentricity);
  for (let i = 0; i < open.length; i++) {
    const cls = open[i];
    lower[cls] = Math.max(lower[cls], farthest[cls], eccentricity - nearest[cls]);
    upper[cls] = Math.min(upper[cls], eccentricity + nearest[cls]);
  }
  lower[chosen] = upper[chosen] = eccentricity;
}

/** Closes the classes that lie within the extremes known. */
function close(bounds: Bounds, wanted: 'diameter' | 'both'): void {
  const { open, lower, upper, diameter } = bounds;
  const least = wanted === 'both' ? bounds.radius : 0;
  bounds.atMost = diameter;
  let count = 0;
  for (let i = 0; i < open.length; i++) {
    const cls = open[i];
    if (upper[cls] <= diameter && lower[cls] >= least) continue;
    bounds.atMost = Math.max(bounds.atMost, upper[cls]);
    open[count++] = cls;
  }
  bounds.open = open.subarray(0, count);
}

/** The class with the largest (sign 1) or smallest (sign -1) bound. */
function extreme(classes: Uint32Array, bound: Int32Array, sign: 1 | -1): number {
  let chosen = classes[0];
  for (let i = 1; i < classes.length; i++)
    if (sign * bound[classes[i]] > sign * bound[chosen]) chosen = classes[i];
  return chosen;
}
