import { type Csr, inducedSubgraph } from '@manaus/graph';
import type { StoredTower } from '@manaus/lab';

/** A part of a tower's graph with the labels of its vertices. */
export interface Part {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

/** The subgraph that some labels of a tower induce. */
export function induced(
  tower: StoredTower,
  keep: (label: string, vertex: number) => boolean,
): Part {
  const kept = tower.labels.flatMap((label, v) => (keep(label, v) ? [v] : []));
  return { graph: inducedSubgraph(tower.graph, kept), labels: kept.map((v) => tower.labels[v]) };
}
