import { InputError } from '@manaus/core';
import { graphFromEdges } from '../csr.js';
import type { LabeledGraph } from './labels.js';
import { Numbering } from './numbering.js';

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
  const vertices = new Numbering();
  const edges: [number, number][] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    const [content] = line.split('#');
    const labels = content.replace(/\{\s*\}\s*$/, '').match(/\S+/g) ?? [];
    if (labels.length === 2) edges.push([vertices.of(labels[0]), vertices.of(labels[1])]);
    else if (content.trim() !== '')
      throw new InputError('graph/edge-list', { line: i + 1 }, 'form', {
        form: 'SOURCE TARGET',
        got: line,
      });
  });
  const labels = vertices.names;
  return { graph: graphFromEdges(labels.length, edges, directed), labels };
}
