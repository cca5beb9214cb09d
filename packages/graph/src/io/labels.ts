import { InputError } from '@manaus/core';
import type { Csr } from '../csr.js';

/** A graph with a name for each vertex. */
export interface LabeledGraph {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

/** The labels, one for each vertex; the vertices' numbers when none are given. */
export function labelsOf(
  place: string,
  graph: Csr,
  labels: readonly string[] | undefined,
): readonly string[] {
  if (labels === undefined) return Array.from({ length: graph.order }, (_, v) => String(v));
  if (labels.length !== graph.order)
    throw new InputError(place, 'labels', 'onePer', {
      n: graph.order,
      of: 'labels',
      per: 'vertices',
      got: labels.length,
    });
  return labels;
}
