/** The neighbors of each vertex. */
type Neighbors = readonly ReadonlySet<number>[];

/** The vertices chosen, increasing; whether no independent set is larger; and the choices tried. */
interface IndependentSet {
  readonly chosen: number[];
  readonly proved: boolean;
  readonly nodes: number;
}

/**
 * A largest independent set, given the neighbors of each vertex: branch and bound, a vertex that
 * has at most one neighbor left being taken at once.
 */
export function independentSet(meets: Neighbors, limit: number): IndependentSet {
  let best: number[] = [];
  let nodes = 0;
  const stack: { left: Set<number>; taken: number[] }[] = [
    { left: new Set(meets.keys()), taken: [] },
  ];
  const result = (proved: boolean) => ({ chosen: best.sort((a, b) => a - b), proved, nodes });
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (++nodes > limit) return result(false);
    const { left, taken } = node;
    takeForced(left, taken, meets);
    if (taken.length > best.length) best = taken;
    if (taken.length + cliqueCover(left, meets) <= best.length) continue;
    const pivot = busiest(left, meets);
    const without = new Set(left);
    without.delete(pivot);
    stack.push({ left: without, taken: taken.slice() });
    take(pivot, left, taken, meets);
    stack.push({ left, taken });
  }
  return result(true);
}

function take(i: number, left: Set<number>, taken: number[], meets: Neighbors): void {
  taken.push(i);
  left.delete(i);
  for (const j of meets[i]) left.delete(j);
}

/** Some largest independent set holds any vertex with at most one neighbor among those left. */
function takeForced(left: Set<number>, taken: number[], meets: Neighbors): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (const i of left) {
      if (degree(i, left, meets) > 1) continue;
      take(i, left, taken, meets);
      changed = true;
    }
  }
}

function degree(i: number, left: ReadonlySet<number>, meets: Neighbors): number {
  let count = 0;
  for (const j of meets[i]) if (left.has(j)) count++;
  return count;
}

function busiest(left: ReadonlySet<number>, meets: Neighbors): number {
  let best = -1;
  let most = -1;
  for (const i of left) {
    const count = degree(i, left, meets);
    if (count > most) [best, most] = [i, count];
  }
  return best;
}

/**
 * An upper bound: of vertices that are all adjacent only one can be taken; the number of such
 * groups, found greedily, that cover the vertices left.
 */
function cliqueCover(left: ReadonlySet<number>, meets: Neighbors): number {
  const groups: number[][] = [];
  for (const i of left) {
    const group = groups.find((members) => members.every((j) => meets[i].has(j)));
    if (group === undefined) groups.push([i]);
    else group.push(i);
  }
  return groups.length;
}
