import { InputError } from '@manaus/core';
import { exactJsonText } from '@manaus/core/internals';
import { edgesOf, type Graph } from '../csr.js';
import { requireGraph } from '../requirements.js';
import { type Attributes, attributesAt, attributesOf, type GraphAttributes } from './attributes.js';
import { parsedJson, requireDirected } from './json-document.js';
import { type LabeledGraph, labeledGraph, labelsOf, requireDifferent } from './labels.js';
import { Numbering } from './numbering.js';

const place = 'graph/node-link';

/**
 * The graph as a JSON document of nodes and edges, as `node_link_data` of networkx 3 writes it:
 * `{directed, multigraph, graph, nodes: [{id}, …], edges: [{source, target}, …]}`, with the
 * attributes of a vertex or edge beside these fields.
 *
 * Time and memory O(order + size). Throws unless there is a label for each vertex, each of them
 * once, and a value of each attribute, none of which is called `id` or `label` (of vertices),
 * `source` or `target` (of edges); without labels, vertices have their numbers. Source: networkx,
 * Reading and writing graphs, JSON.
 *
 * @example
 * ```ts
 * JSON.parse(toNodeLink(pathGraph(2), ['12/', '2/1'])).edges; // => [{ source: '12/', target: '2/1' }]
 * const weight = { edges: { weight: [1.5] } };
 * JSON.parse(toNodeLink(pathGraph(2), undefined, weight)).edges; // => [{ source: 0, target: 1, weight: 1.5 }]
 * ```
 */
export function toNodeLink(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph(place, graph);
  const names = labelsOf(place, known, labels);
  requireDifferent(place, names);
  const { vertices, edges } = attributesOf(place, known, attributes);
  requireFree(['id', 'label'], vertices);
  requireFree(['source', 'target'], edges);
  const idOf = (v: number) => (labels === undefined ? v : names[v]);
  return JSON.stringify({
    directed: known.directed,
    multigraph: false,
    graph: {},
    nodes: names.map((_, v) => ({ id: idOf(v), ...Object.fromEntries(attributesAt(vertices, v)) })),
    edges: edgesOf(known).map(([a, b], i) => ({
      source: idOf(a),
      target: idOf(b),
      ...Object.fromEntries(attributesAt(edges, i)),
    })),
  });
}

/** Throws for an attribute with the name of a field that has a meaning. */
function requireFree(fields: readonly string[], attributes: Attributes): void {
  const taken = fields.find((field) => field in attributes);
  if (taken !== undefined) throw new InputError(place, 'attribute', 'foreign', { got: taken });
}

/**
 * The graph of a JSON document of nodes and links, as `node_link_data` of networkx and D3 write it:
 * `{directed, multigraph, nodes: [{id, label}, …], links: [{source, target}, …]}`.
 *
 * The links may also be called `edges`. A vertex is labeled by its `label` where that is a text,
 * else by its `id`; digits of a number are kept, also where no number of JavaScript has them. Other
 * fields are passed over; `directed` is false by default. Throws for text
 * of another form, ids that come twice, ends that are not an id, multigraphs, loops and repeated
 * edges.
 *
 * @example
 * ```ts
 * const text = '{"nodes":[{"id":"a"},{"id":7}],"links":[{"source":"a","target":7}]}';
 * fromNodeLink(text).labels; // => ['a', '7']
 * ```
 */
export function fromNodeLink(text: string): LabeledGraph {
  const document = recordOf(parsedJson(place, text));
  const { directed = false, multigraph = false, nodes, links, edges } = document;
  requireDirected(place, directed);
  if (multigraph !== false)
    throw new InputError(place, 'multigraph', 'oneOf', { names: ['false'], got: multigraph });
  const vertices = new Numbering(place);
  const labels = listOf('nodes', nodes).map((node, i) => {
    const { id, label } = recordOf(node);
    if (id === undefined) throw new InputError(place, 'id', 'required', {});
    if (vertices.of(textOf('id', id)) !== i)
      throw new InputError(place, 'nodes', 'different', { got: id });
    if (typeof label === 'string') return label;
    return typeof id === 'string' ? id : textOf('id', id);
  });
  const pairs = listOf('links', links ?? edges).map((link): [number, number] => {
    const { source, target } = recordOf(link);
    return [endOf(vertices, 'source', source), endOf(vertices, 'target', target)];
  });
  return labeledGraph(place, labels, pairs, directed);
}

const endOf = (vertices: Numbering, name: string, id: unknown): number =>
  vertices.require(name, textOf(name, id));

/** The text of an id, of whatever kind. */
function textOf(name: string, id: unknown): string {
  try {
    return exactJsonText(id);
  } catch {
    throw new InputError(place, name, 'kind', { kind: 'textOrNumber', got: id });
  }
}

/** The fields of an object; of anything else none that has a name. */
const recordOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object) });

function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new InputError(place, name, 'listOf', { of: 'entries', got: value });
}
