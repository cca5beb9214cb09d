import { type Capacities, requireCapacities } from './capacity-atlas.js';

/** The components of a tower, by their orders; those that hold a perfect state stand apart. */
interface Glued {
  /** The number of components without a perfect state, by order. */
  readonly others: ReadonlyMap<bigint, bigint>;
  /** Orders of the components with a perfect state. */
  readonly held: readonly bigint[];
  /** Entry p: the one of `held` that has all discs on peg p; `null` if that is not a state. */
  readonly corner: readonly (number | null)[];
}

// Smaller towers are parts of many larger ones.
const known = new Map<string, Glued | null>();

/**
 * The orders of the components of Hanoi on three pegs with given capacities, and how often each
 * occurs, without a search: by gluing.
 *
 * The states with the largest disc on a peg are the tower of one disc less with one place less
 * there. Two of these three parts are joined by at most one move, that of the largest disc, with
 * all others on the third peg. So the components of the parts, and where their perfect states are,
 * give those of the whole. Time O(a b c) parts, in each as many entries as there are different
 * orders; at most 40 discs.
 *
 * @example
 * ```ts
 * [...gluedComponents(4, [4, 3, 2])]; // => [[35n, 1n], [36n, 1n]]
 * ```
 */
export function gluedComponents(discs: number, capacities: Capacities): Map<bigint, bigint> {
  requireCapacities('lab/capacity-gluing', discs, capacities, 40);
  const glued = glue(discs, capacities);
  if (glued === null) return new Map();
  const orders = new Map(glued.others);
  for (const order of glued.held) add(orders, order, 1n);
  return new Map([...orders].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function glue(discs: number, given: readonly number[]): Glued | null {
  const capacities = given.map((capacity) => Math.min(capacity, discs));
  const key = `${discs}:${capacities}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const glued =
    capacities[0] + capacities[1] + capacities[2] < discs ? null : gluedParts(discs, capacities);
  known.set(key, glued);
  return glued;
}

function gluedParts(discs: number, capacities: readonly number[]): Glued {
  if (discs === 0) return { others: new Map(), held: [1n], corner: [0, 0, 0] };
  const parts = [0, 1, 2].map((peg) =>
    capacities[peg] === 0
      ? null
      : glue(
          discs - 1,
          capacities.map((capacity, other) => capacity - Number(other === peg)),
        ),
  );
  const others = new Map<bigint, bigint>();
  for (const part of parts)
    for (const [order, count] of part?.others ?? []) add(others, order, count);
  const { orders, at } = laidOut(parts);
  const into = joined(orders, at);
  const corner = capacities.map((capacity, peg) =>
    capacity < discs ? null : into[at[peg]?.[peg] as number],
  );
  const roots = [...new Set(corner.filter((root) => root !== null))];
  orders.forEach((order, id) => {
    if (into[id] === id && !roots.includes(id)) add(others, order, 1n);
  });
  return {
    others,
    held: roots.map((root) => orders[root]),
    corner: corner.map((root) => (root === null ? null : roots.indexOf(root))),
  };
}

/**
 * The components with perfect states of all parts in one list, and where each part has its corners
 * there.
 */
function laidOut(parts: readonly (Glued | null)[]): {
  orders: bigint[];
  at: (readonly (number | null)[] | null)[];
} {
  const orders: bigint[] = [];
  const at = parts.map((part) => {
    if (part === null) return null;
    const first = orders.length;
    orders.push(...part.held);
    return part.corner.map((id) => (id === null ? null : first + id));
  });
  return { orders, at };
}

/**
 * Joins what the moves of the largest disc join, and adds up the orders there; the answer is the
 * component of each.
 */
function joined(orders: bigint[], at: readonly (readonly (number | null)[] | null)[]): number[] {
  const into = orders.map((_, id) => id);
  for (const [from, to, third] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 2, 0],
  ]) {
    const [one, other] = [at[from]?.[third], at[to]?.[third]].map((id) =>
      id === null || id === undefined ? undefined : into[id],
    );
    if (one === undefined || other === undefined || one === other) continue;
    orders[one] += orders[other];
    into.forEach((root, id) => {
      if (root === other) into[id] = one;
    });
  }
  return into;
}

function add(counts: Map<bigint, bigint>, key: bigint, count: bigint): void {
  counts.set(key, (counts.get(key) ?? 0n) + count);
}
