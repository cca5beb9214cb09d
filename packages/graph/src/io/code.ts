import type { Csr, Graph } from '../csr.js';
import { fromDigraph6 } from './digraph6.js';
import { fromGraph6 } from './graph6.js';
import { fromSparse6 } from './sparse6.js';
import { fileText } from './text.js';

/** A graph of a list of codes, with the format of its code. */
export interface CodedGraph {
  readonly format: 'graph6' | 'sparse6' | 'digraph6';
  readonly graph: Csr;
}

/**
 * The graph of a code of nauty, of a format that its first sign tells: `&` digraph6, `:` sparse6,
 * `;` incremental sparse6, anything else graph6; the headers `>>graph6<<` and the like are passed
 * over.
 *
 * Lists of graphs have a code a line: read them one by one, and give the graph before each to the
 * next. Throws an `InputError` as the readers of the formats do. Source: B. D. McKay, Description
 * of graph6, sparse6 and digraph6 encodings.
 *
 * @example
 * ```ts
 * const triangle = fromCode('Bw');
 * [triangle.format, size(triangle.graph)]; // => ['graph6', 3]
 * const [path, edge] = [fromCode(':Bd'), fromCode(';b', fromCode(':Bd').graph)];
 * [path.format, size(path.graph), size(edge.graph)]; // => ['sparse6', 2, 1]
 * fromCode('&B?_').graph.directed; // => true
 * ```
 */
export function fromCode(text: string, before?: Graph): CodedGraph {
  const [, sign = ''] = /^\s*(?:>>[a-z]+6<<)?([&:;]?)/.exec(fileText('graph/code', text)) ?? [];
  if (sign === '&') return { format: 'digraph6', graph: fromDigraph6(text) };
  if (sign !== '') return { format: 'sparse6', graph: fromSparse6(text, before) };
  return { format: 'graph6', graph: fromGraph6(text) };
}
