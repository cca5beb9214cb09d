import { InputError } from '@manaus/core';
import { graphOfNames, type LabeledGraph } from './labels.js';

/**
 * The graph of an edge list: a line for each edge, its two labels with white space between them;
 * vertices come in the order of their first line.
 *
 * Empty lines, what follows `#`, and the empty data `{}` that networkx writes are passed over.
 * Throws for lines of another number of labels (weights are not read), loops and repeated edges.
 *
 * @example
 * ```ts
 * fromEdgeList('# a path\na b\nb c {}\n').labels; // => ['a', 'b', 'c']
 * ```
 */
export function fromEdgeList(text: string, directed = false): LabeledGraph {
  return graphOfNames(text.split(/\r?\n/).flatMap(edgesIn), directed);
}

/** The edge of a line, if it has one. */
function edgesIn(line: string, i: number): [string, string][] {
  const [content] = line.split('#');
  const labels = content.replace(/\{\s*\}\s*$/, '').match(/\S+/g) ?? [];
  if (labels.length === 2) return [[labels[0], labels[1]]];
  if (content.trim() === '') return [];
  const fault = { form: 'SOURCE TARGET', got: line };
  throw new InputError('graph/edge-list', { line: i + 1 }, 'form', fault);
}
