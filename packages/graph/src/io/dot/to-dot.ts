import { type Csr, edgesOf } from '../../csr.js';
import { labelsOf } from '../labels.js';

/**
 * The graph in the DOT language of Graphviz: vertices 0, 1, ..., each with its label.
 *
 * Time and memory O(order + size). Throws unless there is a label for each vertex; without labels, vertices have their numbers.
 * Source: Graphviz, The DOT language.
 *
 * @example
 * ```ts
 * toDot(pathGraph(2), ['12/', '2/1']); // => 'graph {\n  0 [label="12/"];\n  1 [label="2/1"];\n  0 -- 1;\n}\n'
 * ```
 */
export function toDot(graph: Csr, labels?: readonly string[]): string {
  const names = labelsOf('graph/dot', graph, labels);
  const [kind, joint] = graph.directed ? ['digraph', '->'] : ['graph', '--'];
  const lines = [
    ...names.map((label, v) => `${v} [label=${quoted(label)}];`),
    ...edgesOf(graph).map(([a, b]) => `${a} ${joint} ${b};`),
  ];
  return `${[`${kind} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')}\n`;
}

/** In DOT a backslash begins an escape of the label, so it is doubled. */
function quoted(label: string): string {
  return `"${label.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\r?\n/g, '\\n')}"`;
}
