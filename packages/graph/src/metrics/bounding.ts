/** What one search says of all classes: the distances of their nearest and farthest members; -1 where none was reached. */
export interface ClassSearch {
  readonly eccentricity: number;
  readonly nearest: Int32Array;
  readonly farthest: Int32Array;
}

/** What to find, what to spend, and who listens. */
export interface BoundingOptions {
  /** Searches after which the answer is `null`; no bound unless given. */
  readonly searches?: number | undefined;
  /** Hears after every search how many there were, the bounds of the diameter, and how many classes are open. */
  readonly onSearch?: ((searches: number, atLeast: number, atMost: number, open: number) => void) | undefined;
  /** Asked after every search; `true` ends all, and the answer is `null`. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** The extremes of eccentricity in one component. */
export interface Extent {
  readonly diameter: number;
  readonly radius: number;
  /** How many searches it took. */
  readonly searches: number;
}

/**
 * The exact diameter (and radius, unless `wanted` is the diameter only) of a component, by bounding the eccentricities of classes.
 *
 * A class is a set of vertices that automorphisms take to each other, so that all have the same eccentricity. With the nearest and the
 * farthest member of a class at the distances d and D from a vertex v, max(D, ecc v - d) <= ecc <= ecc v + d. Next is searched, by turns,
 * from the open class with the largest upper bound and from the one with the smallest lower bound. `search` starts at a member of the
 * class; it returns `null` to end the whole. Undirected graphs only.
 * Source: F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 */
export function boundedExtremes(first: number, search: (chosen: number) => ClassSearch | null, wanted: 'diameter' | 'both', options: BoundingOptions = {}): Extent | null {
  const { searches: most = Number.POSITIVE_INFINITY, onSearch, shouldStop } = options;
  let bounds: Bounds | null = null;
  let chosen = first;
  for (let searches = 1; searches <= most; searches++) {
    const found = search(chosen);
    if (found === null) return null;
    bounds ??= noBounds(found);
    tighten(bounds, chosen, found);
    const { diameter, radius, atMost, open } = openClasses(bounds, wanted);
    onSearch?.(searches, diameter, atMost, open.length);
    if (open.length === 0) return { diameter, radius, searches };
    if (shouldStop?.()) return null;
    chosen = searches % 2 === 1 ? extreme(open, bounds.upper, 1) : extreme(open, bounds.lower, -1);
  }
  return null;
}

interface Bounds {
  readonly members: Uint32Array;
  readonly lower: Int32Array;
  readonly upper: Int32Array;
}

function noBounds({ nearest }: ClassSearch): Bounds {
  const members: Uint32Array = Uint32Array.from(nearest.keys()).filter((cls) => nearest[cls] >= 0);
  return { members, lower: new Int32Array(nearest.length), upper: new Int32Array(nearest.length).fill(0x7fffffff) };
}

function tighten({ members, lower, upper }: Bounds, chosen: number, { eccentricity, nearest, farthest }: ClassSearch): void {
  for (const cls of members) {
    lower[cls] = Math.max(lower[cls], farthest[cls], eccentricity - nearest[cls]);
    upper[cls] = Math.min(upper[cls], eccentricity + nearest[cls]);
  }
  lower[chosen] = upper[chosen] = eccentricity;
}

/** The classes that may still lie beyond the extremes known. */
function openClasses({ members, lower, upper }: Bounds, wanted: 'diameter' | 'both') {
  let diameter = 0;
  let radius = 0x7fffffff;
  let atMost = 0;
  for (const cls of members) {
    diameter = Math.max(diameter, lower[cls]);
    radius = Math.min(radius, upper[cls]);
    atMost = Math.max(atMost, upper[cls]);
  }
  const least = wanted === 'both' ? radius : 0;
  const open = members.filter((cls) => upper[cls] > diameter || lower[cls] < least);
  return { diameter, radius, atMost, open };
}

/** The class with the largest (sign 1) or smallest (sign -1) bound. */
function extreme(classes: Uint32Array, bound: Int32Array, sign: 1 | -1): number {
  return classes.reduce((chosen, cls) => (sign * bound[cls] > sign * bound[chosen] ? cls : chosen));
}
