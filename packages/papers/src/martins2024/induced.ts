import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import type { StoredTower } from '@manaus/lab';

/** A part of a tower's graph with the labels of its vertices. */
export interface Part {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

/** The subgraph that some labels of a tower induce. */
export function induced(tower: StoredTower, keep: (label: string, vertex: number) => boolean): Part {
  const kept = tower.labels.flatMap((label, v) => (keep(label, v) ? [v] : []));
  const id = new Map(kept.map((v, i) => [v, i]));
  const edges = edgesOf(tower.graph).flatMap(([a, b]): [number, number][] => {
    const [from, to] = [id.get(a), id.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  return { graph: graphFromEdges(kept.length, edges), labels: kept.map((v) => tower.labels[v]) };
}
