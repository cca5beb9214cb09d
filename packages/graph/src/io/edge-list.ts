import { InputError } from '@manaus/core';
import { requireBoolean } from '../requirements.js';
import { graphOfNames, type LabeledGraph } from './labels.js';
import { fileText } from './text.js';

const place = 'graph/edge-list';

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
  requireBoolean(place, 'directed', directed);
  return graphOfNames(place, edgesIn(fileText(place, text)), directed);
}

/** The edges of a text, one after the other. */
function* edgesIn(text: string): Generator<[string, string]> {
  let line = 1;
  for (let at = 0; at < text.length; line++) {
    const end = endOfLine(text, at);
    const edge = edgeOf(text.slice(at, end).replace(/\r$/, ''), line);
    if (edge !== null) yield edge;
    at = end + 1;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** A byte order mark is white space for JavaScript, and a part of a label here. */
const LABEL = /[\S\ufeff]+/g;
/** Empty data after the labels. */
const NO_DATA = /[^\S\ufeff]\{[^\S\ufeff]*\}[^\S\ufeff]*$/;

/** The edge of a line; `null` where the line is empty. */
function edgeOf(line: string, number: number): [string, string] | null {
  const [content] = line.split('#');
  const labels = content.replace(NO_DATA, '').match(LABEL) ?? [];
  if (labels.length === 2) return [labels[0], labels[1]];
  if (labels.length === 0) return null;
  const fault = { form: 'SOURCE TARGET', got: line };
  throw new InputError(place, { line: number }, 'form', fault);
}
