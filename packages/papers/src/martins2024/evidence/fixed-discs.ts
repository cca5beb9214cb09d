import { formatLabel } from '@manaus/core';
import { type Csr, verifyKuratowski, verifySubgraph } from '@manaus/graph';
import type { StoredTower } from '@manaus/lab';
import { range } from '../../legacy/check.js';

/** The vertices of a larger tower where its largest discs lie, in order of size, at the base of p0 below the states of a smaller one. */
export function withFixedDiscs(small: StoredTower, large: StoredTower): number[] {
  const fixed = range(small.rules.discs + 1, large.rules.discs);
  return small.states.map(([first, ...others]) =>
    large.vertex(formatLabel([[...first, ...fixed], ...others])),
  );
}

/** Whether fixing discs at the base of p0 puts one tower into another: as a subgraph, and with no edge added. */
export function fitsWithFixedDiscs(small: StoredTower, large: StoredTower): boolean {
  return verifySubgraph(small.graph, large.graph, withFixedDiscs(small, large), true);
}

/** Whether a Kuratowski subgraph of the smaller tower is one of the larger, carried there by fixing discs. */
export function carriesKuratowski(
  small: StoredTower,
  edges: readonly (readonly [number, number])[],
  large: StoredTower,
): boolean {
  const map = withFixedDiscs(small, large);
  const carried = edges.map(([a, b]): [number, number] => [map[a], map[b]]);
  return verifyKuratowski(small.graph as Csr, edges) && verifyKuratowski(large.graph, carried);
}
