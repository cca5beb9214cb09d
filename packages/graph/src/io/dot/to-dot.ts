import { edgesOf, type Graph } from '../../csr.js';
import { requireGraph } from '../../requirements.js';
import { attributesAt, attributesOf, type GraphAttributes } from '../attributes.js';
import { labelsOf } from '../labels.js';

/**
 * The graph in the DOT language of Graphviz: vertices 0, 1, ..., each with its label, vertices and
 * edges with their attributes.
 *
 * Time and memory O(order + size). Throws unless there is a label for each vertex, and a value of
 * each attribute; without labels, vertices have their numbers. Source: Graphviz, The DOT language.
 *
 * @example
 * ```ts
 * toDot(pathGraph(2), ['12/', '2/1']); // => 'graph {\n  0 [label="12/"];\n  1 [label="2/1"];\n  0 -- 1;\n}\n'
 * toDot(pathGraph(2), ['a', 'b'], { edges: { disc: [1] } }).includes('0 -- 1 [disc=1];'); // => true
 * ```
 */
export function toDot(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph('graph/dot', graph);
  const names = labelsOf('graph/dot', known, labels);
  const { vertices, edges } = attributesOf('graph/dot', known, attributes);
  const [kind, joint] = known.directed ? ['digraph', '->'] : ['graph', '--'];
  const lines = [
    ...names.map(
      (label, v) => `${v}${attributeList([['label', label], ...attributesAt(vertices, v)])};`,
    ),
    ...edgesOf(known).map(
      ([a, b], i) => `${a} ${joint} ${b}${attributeList(attributesAt(edges, i))};`,
    ),
  ];
  return `${[`${kind} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')}\n`;
}

function attributeList(pairs: ReturnType<typeof attributesAt>): string {
  if (pairs.length === 0) return '';
  const attributes = pairs.map(([name, value]) => {
    if (typeof value !== 'string') return `${name}=${value}`;
    // In DOT a backslash begins an escape of the label, so it is doubled.
    const text = value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\r?\n/g, '\\n');
    return `${name}="${text}"`;
  });
  return ` [${attributes.join(', ')}]`;
}
