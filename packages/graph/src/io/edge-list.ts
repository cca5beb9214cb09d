import { InputError } from '@manaus/core';
import { edgesOf, type Graph } from '../csr.js';
import { requireBoolean, requireGraph } from '../requirements.js';
import { type Attributes, attributesAt, attributesOf, type GraphAttributes } from './attributes.js';
import { graphOfNames, type LabeledGraph, labelsOf, requireDifferent } from './labels.js';
import { fileText } from './text.js';

const place = 'graph/edge-list';

/**
 * The edges as lines of two labels with a space between them, as `read_edgelist` of networkx reads
 * them; with attributes, those of the edge follow as a dictionary of Python.
 *
 * Lines end in a line feed. Time and memory O(order + size). Attributes of vertices leave no trace.
 * Throws for what would not come back: vertices without edges, labels that are empty, come twice,
 * or have white space, control characters, `#` or half a surrogate pair in them, numbers that are
 * not finite. Throws unless there is a label for each vertex; without labels, vertices have their
 * numbers. Source: networkx, Reading and writing graphs, Edge List.
 *
 * @example
 * ```ts
 * toEdgeList(pathGraph(3)); // => '0 1\n1 2\n'
 * toEdgeList(pathGraph(2), ['12/', '2/1'], { edges: { disc: [1] } }); // => '12/ 2/1 {"disc": 1}\n'
 * toEdgeList(pathGraph(2), ['a b', 'c']); // throws label cannot be written in this format (got "a b")
 * ```
 */
export function toEdgeList(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph(place, graph);
  const names = labelsOf(place, known, labels);
  const data = attributesOf(place, known, attributes).edges;
  const edges = edgesOf(known);
  const foreign = names.find((label) => label === '' || FOREIGN.test(label));
  if (foreign !== undefined) throw new InputError(place, 'label', 'foreign', { got: foreign });
  requireDifferent(place, names);
  const met = new Set(edges.flat());
  const alone = names.find((_, v) => !met.has(v));
  if (alone !== undefined)
    throw new InputError(place, 'vertex without edges', 'foreign', { got: alone });
  return edges
    .map(([a, b], i) => `${names[a]} ${names[b]}${attributes ? ` ${dictionary(data, i)}` : ''}\n`)
    .join('');
}

/** White space, control characters (Python splits at some), half a surrogate pair, a comment. */
const FOREIGN = /[\s\p{Cc}\p{Cs}#]/u;

/** The attributes of an edge as Python writes them. */
const dictionary = (attributes: Attributes, edge: number): string =>
  `{${attributesAt(attributes, edge)
    .map(([name, value]) => `${quoted(name)}: ${literal(name, value)}`)
    .join(', ')}}`;

function literal(name: string, value: string | number | boolean): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (!Number.isFinite(value)) throw new InputError(place, name, 'finite', { got: value });
  return String(value);
}

/** A text as JSON and Python write it, in one word: a line is cut at `#`, and split. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\s#\u0085]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The graph of an edge list: a line for each edge, its two labels with white space between them;
 * vertices come in the order of their first line.
 *
 * Empty lines and what follows `#` are passed over, and behind the labels the data that networkx
 * writes there: a dictionary (`write_edgelist`; read no further than its first key) or one number
 * (`write_weighted_edgelist`). Throws for lines with anything else behind two labels, loops and
 * repeated edges.
 *
 * @example
 * ```ts
 * fromEdgeList('# a path\na b\nb c {}\n').labels; // => ['a', 'b', 'c']
 * fromEdgeList("a b {'weight': 1}\nb c 1.5\n").labels; // => ['a', 'b', 'c']
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
    const next = text.indexOf('\n', at);
    const end = next < 0 ? text.length : next;
    const edge = edgeOf(text.slice(at, end).replace(/\r$/, ''), line);
    if (edge !== null) yield edge;
    at = end + 1;
  }
}

/** A byte order mark is white space for JavaScript, and a part of a label here. */
const WORD = /[\S\ufeff]+/g;
/** The whole of a number as Python writes it. */
const WEIGHT = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|inf|nan)$/i;
/** The whole of an empty dictionary, or the start of one up to its first value. */
const DICTIONARY = /^\{ ?(?:\}$|["'\d][^:]*:)/;

/** The edge of a line; `null` where the line is empty. */
function edgeOf(line: string, number: number): [string, string] | null {
  const [content] = line.split('#');
  const [source, target, ...data] = content.match(WORD) ?? [];
  if (source === undefined) return null;
  if (target !== undefined && isData(data.join(' '))) return [source, target];
  const fault = { form: 'SOURCE TARGET', got: line };
  throw new InputError(place, { line: number }, 'form', fault);
}

const isData = (text: string): boolean =>
  text === '' || WEIGHT.test(text) || (DICTIONARY.test(text) && text.endsWith('}'));
