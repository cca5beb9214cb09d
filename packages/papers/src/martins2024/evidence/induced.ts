import { type Csr, inducedSubgraph } from '@manaus/graph';

/** A part of a tower's graph with the labels of its vertices. */
export interface Part {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

type Keep = (label: string, vertex: number) => boolean;

/** The subgraph that some labels of a tower, or of a part of it, induce. */
export function induced({ graph, labels }: Part, keep: Keep): Part {
  const kept = labels.flatMap((label, v) => (keep(label, v) ? [v] : []));
  return { graph: inducedSubgraph(graph, kept), labels: kept.map((v) => labels[v]) };
}
