/** A family of sets of which no two meet. */
export interface DisjointFamily {
  /** The indices of the sets chosen, increasing. */
  readonly chosen: number[];
  /** No family is larger; false when the limit came first, and the family is only the largest seen. */
  readonly proved: boolean;
}

/**
 * A largest family of disjoint sets among those given: vertex-disjoint copies for sets of vertices,
 * edge-disjoint for sets of edges.
 *
 * A largest independent set of the graph of sets that meet: branch and bound, a set that meets at
 * most one other being taken at once. Exponential time at worst, for some tens of sets of no
 * structure; at most `limit` choices, 1,000,000 by default.
 *
 * @example
 * ```ts
 * maximumDisjoint([[0, 1], [1, 2], [2, 3]]); // => { chosen: [0, 2], proved: true }
 * maximumDisjoint(trianglesOf(completeGraph(7))).chosen.length; // => 2
 * ```
 */
export function maximumDisjoint(
  sets: readonly (readonly (number | string)[])[],
  limit = 1_000_000,
): DisjointFamily {
  const meets = conflicts(sets);
  let best: number[] = [];
  let nodes = 0;
  const stack: { left: Set<number>; taken: number[] }[] = [
    { left: new Set(sets.keys()), taken: [] },
  ];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (++nodes > limit) return { chosen: best.sort((a, b) => a - b), proved: false };
    const { left, taken } = node;
    takeForced(left, taken, meets);
    if (taken.length > best.length) best = taken;
    if (left.size === 0 || taken.length + cliqueCover(left, meets) <= best.length) continue;
    const pivot = busiest(left, meets);
    const without = new Set(left);
    without.delete(pivot);
    stack.push({ left: without, taken: taken.slice() });
    take(pivot, left, taken, meets);
    stack.push({ left, taken });
  }
  return { chosen: best.sort((a, b) => a - b), proved: true };
}

function conflicts(sets: readonly (readonly (number | string)[])[]): Set<number>[] {
  const holders = new Map<number | string, number[]>();
  const meets = sets.map(() => new Set<number>());
  sets.forEach((set, i) => {
    for (const element of new Set(set)) {
      const others = holders.get(element) ?? [];
      for (const j of others) {
        meets[i].add(j);
        meets[j].add(i);
      }
      others.push(i);
      holders.set(element, others);
    }
  });
  return meets;
}

function take(i: number, left: Set<number>, taken: number[], meets: readonly Set<number>[]): void {
  taken.push(i);
  left.delete(i);
  for (const j of meets[i]) left.delete(j);
}

/** Some largest family holds any set that meets no more than one of those left. */
function takeForced(left: Set<number>, taken: number[], meets: readonly Set<number>[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const i of left) {
      if (degree(i, left, meets) > 1) continue;
      take(i, left, taken, meets);
      changed = true;
    }
  }
}

function degree(i: number, left: ReadonlySet<number>, meets: readonly Set<number>[]): number {
  let count = 0;
  for (const j of meets[i]) if (left.has(j)) count++;
  return count;
}

function busiest(left: ReadonlySet<number>, meets: readonly Set<number>[]): number {
  let best = -1;
  let most = -1;
  for (const i of left) {
    const count = degree(i, left, meets);
    if (count > most) [best, most] = [i, count];
  }
  return best;
}

/**
 * An upper bound: of sets that all meet one another only one can be taken; the number of such
 * groups, found greedily, that cover the sets left.
 */
function cliqueCover(left: ReadonlySet<number>, meets: readonly Set<number>[]): number {
  const groups: number[][] = [];
  for (const i of left) {
    const group = groups.find((members) => members.every((j) => meets[i].has(j)));
    if (group === undefined) groups.push([i]);
    else group.push(i);
  }
  return groups.length;
}
