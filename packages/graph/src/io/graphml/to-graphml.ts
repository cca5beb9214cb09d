import { edgesOf, type Graph } from '../../csr.js';
import { requireGraph } from '../../requirements.js';
import {
  type Attributes,
  attributesAt,
  attributesOf,
  type GraphAttributes,
} from '../attributes.js';
import { labelsOf } from '../labels.js';
import { escapeXml } from '../xml.js';

/**
 * The graph in GraphML: nodes n0, n1, ..., each with its label as data of the key `label`, and each
 * attribute of nodes or edges as data of a key of its name.
 *
 * Time and memory O(order + size). Characters that XML 1.0 cannot hold become U+FFFD. Throws unless
 * there is a label for each vertex, and a value of each attribute; without labels, vertices have
 * their numbers. Source: U. Brandes et al., GraphML, 2002.
 *
 * @example
 * ```ts
 * toGraphml(pathGraph(2), ['a', 'b<c']).includes('<data key="label">b&lt;c</data>'); // => true
 * ```
 */
export function toGraphml(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph('graph/graphml', graph);
  const names = labelsOf('graph/graphml', known, labels);
  const { vertices, edges } = attributesOf('graph/graphml', known, attributes);
  const nodes = { label: names, ...vertices };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keysOf('node', nodes),
    ...keysOf('edge', edges),
    `  <graph id="G" edgedefault="${known.directed ? 'directed' : 'undirected'}">`,
    ...names.map((_, v) => `    ${element('node', `id="n${v}"`, nodes, v)}`),
    ...edgesOf(known).map(
      ([a, b], i) => `    ${element('edge', `source="n${a}" target="n${b}"`, edges, i)}`,
    ),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}

const keysOf = (what: 'node' | 'edge', attributes: Attributes): string[] =>
  Object.entries(attributes).map(
    ([name, values]) =>
      `  <key id="${escapeXml(name)}" for="${what}" attr.name="${escapeXml(name)}" attr.type="${typeOf(values)}"/>`,
  );

/** The type of GraphML that holds all values. */
function typeOf(values: Attributes[string]): 'boolean' | 'int' | 'double' | 'string' {
  const present = values.filter((value) => value !== null);
  if (present.every((value) => typeof value === 'boolean')) return 'boolean';
  if (present.every(Number.isInteger)) return 'int';
  return present.every((value) => typeof value === 'number') ? 'double' : 'string';
}

function element(name: string, head: string, attributes: Attributes, place: number): string {
  const data = dataAt(attributes, place);
  return data === '' ? `<${name} ${head}/>` : `<${name} ${head}>${data}</${name}>`;
}

const dataAt = (attributes: Attributes, place: number): string =>
  attributesAt(attributes, place)
    .map(([key, value]) => `<data key="${escapeXml(key)}">${escapeXml(String(value))}</data>`)
    .join('');
