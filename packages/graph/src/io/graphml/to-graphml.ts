import { type Csr, edgesOf } from '../../csr.js';
import { labelsOf } from '../labels.js';
import { escapeXml } from '../xml.js';

/**
 * The graph in GraphML: nodes n0, n1, ..., each with its label as data of the key `label`.
 *
 * Time and memory O(order + size). Characters that XML 1.0 cannot hold become U+FFFD. Throws unless there is a label for each vertex;
 * without labels, vertices have their numbers. Source: U. Brandes et al., GraphML, 2002.
 *
 * @example
 * ```ts
 * toGraphml(pathGraph(2), ['a', 'b<c']).includes('<data key="label">b&lt;c</data>'); // => true
 * ```
 */
export function toGraphml(graph: Csr, labels?: readonly string[]): string {
  const names = labelsOf('graph/graphml', graph, labels);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    '  <key id="label" for="node" attr.name="label" attr.type="string"/>',
    `  <graph id="G" edgedefault="${graph.directed ? 'directed' : 'undirected'}">`,
    ...names.map(
      (label, v) => `    <node id="n${v}"><data key="label">${escapeXml(label)}</data></node>`,
    ),
    ...edgesOf(graph).map(([a, b]) => `    <edge source="n${a}" target="n${b}"/>`),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}
