import type { Csr } from '../csr.js';
import { joinBy, singletons } from '../union-find.js';
import type { ClassSearch } from './bounding.js';

/**
 * The orbit of every vertex under the group that some automorphisms generate; an orbit has the name
 * of its least vertex.
 */
export type Orbits = Uint32Array;

/**
 * The orbits under any part of a list of automorphisms, each given as the image of every vertex;
 * parts with the same last members share work.
 *
 * Time and memory O(order) an automorphism that was not yet joined to the same others.
 */
export function orbitsOf(
  order: number,
  symmetries: readonly Uint32Array[],
): (part: readonly Uint32Array[]) => Orbits {
  const known = new Map<string, Orbits>([['', singletons(order)]]);
  const under = (part: readonly number[]): Orbits => {
    const key = part.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    // The orbits after one more automorphism.
    const orbits = under(part.slice(1)).slice();
    joinBy(orbits, symmetries[part[0]]);
    for (let vertex = 0; vertex < order; vertex++) orbits[vertex] = orbits[orbits[vertex]];
    known.set(key, orbits);
    return orbits;
  };
  return (part) => under(part.map((image) => symmetries.indexOf(image)));
}

/** Orbits as classes 0, 1, 2, ..., and the first vertex of each. */
export function numberOrbits(orbits: Orbits): { classOf: Uint32Array; first: number[] } {
  const first: number[] = [];
  const classOf = new Uint32Array(orbits.length);
  for (let vertex = 0; vertex < orbits.length; vertex++)
    classOf[vertex] = orbits[vertex] === vertex ? first.push(vertex) - 1 : classOf[orbits[vertex]];
  return { classOf, first };
}

/** A search, and how many arcs it went along. */
export type CountedSearch = ClassSearch & { readonly visits: number };

/**
 * Breadth-first search over the orbits of automorphisms that keep the source, told by the classes
 * of the vertices reached, each a union of orbits.
 */
export function searchOrbits(
  { offsets, targets }: Csr,
  source: number,
  orbits: Orbits,
  { classOf, count }: { classOf: Uint32Array; count: number },
  queue: Uint32Array,
): CountedSearch {
  const nearest = new Int32Array(count).fill(-1);
  const farthest = new Int32Array(count).fill(-1);
  const reached = new Uint8Array(classOf.length);
  reached[source] = 1;
  queue[0] = source;
  let eccentricity = -1;
  let visits = 0;
  for (let head = 0, tail = 1; head < tail; ) {
    eccentricity++;
    for (const end = tail; head < end; head++) {
      const vertex = queue[head];
      const cls = classOf[vertex];
      if (nearest[cls] < 0) nearest[cls] = eccentricity;
      farthest[cls] = eccentricity;
      visits += offsets[vertex + 1] - offsets[vertex];
      for (let i = offsets[vertex], last = offsets[vertex + 1]; i < last; i++) {
        const orbit = orbits[targets[i]];
        if (reached[orbit] === 0) {
          reached[orbit] = 1;
          queue[tail++] = orbit;
        }
      }
    }
  }
  return { eccentricity, nearest, farthest, visits };
}
