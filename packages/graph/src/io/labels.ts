import { InputError, range } from '@manaus/core';
import { type Csr, graphFromEdges } from '../csr.js';
import { EdgeList } from '../edge-list.js';
import { requireOnePer } from '../requirements.js';
import type { Edges } from '../rows.js';
import { Numbering } from './numbering.js';

type Labels = readonly string[];

/** A graph with a name for each vertex. */
export interface LabeledGraph {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

/** The labels, one for each vertex; the vertices' numbers when none are given. */
export function labelsOf(
  place: string,
  { order }: Csr,
  labels: Labels = range(0, order - 1).map(String),
): Labels {
  if (!Array.isArray(labels) || !labels.every((label) => typeof label === 'string'))
    throw new InputError(place, 'labels', 'listOf', { of: 'labels', got: labels });
  requireOnePer(place, 'labels', { n: order, of: 'labels', per: 'vertices' }, labels.length);
  return labels;
}

/** Throws an {@link InputError} where two vertices have one label. */
export function requireDifferent(place: string, labels: Labels): void {
  const known = new Set<string>();
  for (const label of labels) {
    if (known.has(label)) throw new InputError(place, 'labels', 'different', { got: label });
    known.add(label);
  }
}

/** The graph on as many vertices as there are labels. */
export function labeledGraph(
  place: string,
  labels: Labels,
  edges: Edges,
  directed: boolean,
): LabeledGraph {
  new EdgeList(place).requireRoomFor(edges.length);
  return { graph: graphFromEdges(labels.length, edges, directed), labels };
}

/** The graph whose vertices are names, in the order of their first mention. */
export function graphOfNames(
  place: string,
  pairs: Iterable<readonly [string, string]>,
  directed: boolean,
): LabeledGraph {
  const vertices = new Numbering(place);
  const edges = new EdgeList(place);
  for (const [a, b] of pairs) edges.add(vertices.of(a), vertices.of(b));
  return { graph: edges.graph(vertices.size, directed), labels: vertices.names };
}
