import { InputError } from '@manaus/core';
import { edgesOf, type Graph } from '../csr.js';
import { requireGraph } from '../requirements.js';
import { attributesOf, type GraphAttributes } from './attributes.js';
import { noGraph, parsedJson, requireDirected } from './json-document.js';
import { type LabeledGraph, labeledGraph, labelsOf } from './labels.js';

const place = 'graph/json';

/**
 * The graph as one JSON document, `{directed, vertices: [labels], edges: [[i, j], …]}`, an edge by
 * the places of its ends; with attributes also `vertexAttributes` and `edgeAttributes`,
 * `{name: [values], …}`.
 *
 * Time and memory O(order + size). Throws unless there is a label for each vertex; without labels,
 * vertices have their numbers.
 *
 * @example
 * ```ts
 * toJson(pathGraph(2), ['12/', '2/1']); // => '{"directed":false,"vertices":["12/","2/1"],"edges":[[0,1]]}'
 * ```
 */
export function toJson(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph(place, graph);
  const { vertices, edges } = attributesOf(place, known, attributes);
  return JSON.stringify({
    directed: known.directed,
    vertices: labelsOf(place, known, labels),
    edges: edgesOf(known),
    ...(attributes && { vertexAttributes: vertices, edgeAttributes: edges }),
  });
}

/**
 * The graph and the labels of a JSON document as `toJson` writes it; other fields are passed over.
 *
 * Throws for text of another form, ends outside the vertices, loops and repeated edges.
 *
 * @example
 * ```ts
 * fromJson('{"directed":false,"vertices":["a","b"],"edges":[[0,1]]}').labels; // => ['a', 'b']
 * ```
 */
export function fromJson(text: string): LabeledGraph {
  const value = parsedJson(place, text);
  if (typeof value !== 'object' || value === null) throw noGraph(place, text);
  const { directed, vertices, edges }: { directed?: unknown; vertices?: unknown; edges?: unknown } =
    value;
  requireDirected(place, directed);
  if (!Array.isArray(vertices) || !vertices.every((label) => typeof label === 'string'))
    throw new InputError(place, 'vertices', 'listOf', { of: 'labels', got: vertices });
  if (!Array.isArray(edges) || !edges.every(isPair))
    throw new InputError(place, 'edges', 'listOf', { of: 'pairs', got: edges });
  return labeledGraph(place, vertices, edges, directed);
}

function isPair(edge: unknown): edge is [number, number] {
  return Array.isArray(edge) && edge.length === 2 && edge.every(Number.isInteger);
}
