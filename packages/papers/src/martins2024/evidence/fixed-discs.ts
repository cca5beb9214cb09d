import { formatLabel } from '@manaus/core';
import { type Csr, verifyKuratowski, verifySubgraph } from '@manaus/graph';
import type { StoredTower } from '@manaus/lab';
import { range } from '../../check/index.js';
import type { Neighbors } from '../../shared/plain-towers.js';

/**
 * The vertices of a larger tower where its largest discs lie, in order of size, at the base of p0
 * below the states of a smaller one.
 */
function withFixedDiscs(small: StoredTower, large: StoredTower): number[] {
  const fixed = range(small.rules.discs + 1, large.rules.discs);
  return small.states.map(([p0, ...others]) =>
    large.vertex(formatLabel([[...p0, ...fixed], ...others])),
  );
}

/**
 * True if fixing discs at the base of p0 puts one tower into another: as a subgraph, and with no
 * edge added.
 */
export function fitsWithFixedDiscs(small: StoredTower, large: StoredTower): boolean {
  return verifySubgraph(small.graph, large.graph, withFixedDiscs(small, large), true);
}

/**
 * True if a Kuratowski subgraph of the smaller tower is one of the larger, carried there by fixing
 * discs.
 */
export function carriesKuratowski(
  small: StoredTower,
  edges: readonly (readonly [number, number])[],
  large: StoredTower,
): boolean {
  const map = withFixedDiscs(small, large);
  const carried = edges.map(([a, b]): [number, number] => [map[a], map[b]]);
  return verifyKuratowski(small.graph as Csr, edges) && verifyKuratowski(large.graph, carried);
}

/** A label with larger discs below p0, in order of size; at most nine discs in all. */
export function withFixed(label: string, first: number, last: number): string {
  const [p0, ...others] = label.split('/');
  return [p0 + range(first, last).join(''), ...others].join('/');
}

/**
 * True if fixing the discs from `first` to `last` at the base of p0 puts one tower into another, by
 * labels alone: each state, and among those reached the same moves.
 */
export function fitsByLabels(
  small: Neighbors,
  large: Neighbors,
  [first, last]: readonly [number, number],
): boolean {
  const carried = new Map([...small.keys()].map((label) => [withFixed(label, first, last), label]));
  return [...carried].every(([label, from]) => {
    const inside = large.get(label)?.filter((next) => carried.has(next));
    const expected = (small.get(from) ?? []).map((next) => withFixed(next, first, last));
    return inside?.sort().join() === expected.sort().join();
  });
}
