import { InputError } from '@manaus/core';
import { faultMaker, must } from '@manaus/core/internals';
import { csvFormatRows } from 'd3-dsv';
import { edgesOf, type Graph } from '../csr.js';
import { requireBoolean, requireGraph } from '../requirements.js';
import { attributesOf, type GraphAttributes } from './attributes.js';
import { graphOfNames, type LabeledGraph, labelsOf } from './labels.js';
import { fileText } from './text.js';

const place = 'graph/csv';

declare module '@manaus/core/faults' {
  interface Faults {
    quoting: { readonly got: unknown };
  }
}

const fault = faultMaker({ quoting: must(() => 'be quoted as in RFC 4180') });

/**
 * The edges as lines of two labels under the heading `source,target`, with a column more per
 * attribute of edges; labels with commas, quotes or line ends are quoted.
 *
 * Vertices without edges leave no trace. Lines end in a line feed. Time and memory O(order + size).
 * Throws unless there is a label for each vertex; without labels, vertices have their numbers.
 * Source: RFC 4180.
 *
 * @example
 * ```ts
 * toCsv(pathGraph(2), ['1,2/', '2/1']); // => 'source,target\n"1,2/",2/1\n'
 * ```
 */
export function toCsv(
  graph: Graph,
  labels?: readonly string[],
  attributes?: GraphAttributes,
): string {
  const known = requireGraph(place, graph);
  const names = labelsOf(place, known, labels);
  const { edges } = attributesOf(place, known, attributes);
  const columns = Object.values(edges);
  const rows = edgesOf(known).map(([a, b], i) => [
    names[a],
    names[b],
    ...columns.map((values) => String(values[i] ?? '')),
  ]);
  return `${csvFormatRows([['source', 'target', ...Object.keys(edges)], ...rows])}\n`;
}

/**
 * The graph of lines of two labels under the heading `source,target`; vertices come in the order of
 * their first line.
 *
 * Throws for another heading, lines of another number of fields, quotes out of place, loops and
 * repeated edges.
 *
 * @example
 * ```ts
 * fromCsv('source,target\n"1,2/",2/1\n').labels; // => ['1,2/', '2/1']
 * ```
 */
export function fromCsv(text: string, directed = false): LabeledGraph {
  requireBoolean(place, 'directed', directed);
  return graphOfNames(place, edgesIn(fileText(place, text)), directed);
}

/** The edges of a text, one after the other. */
function* edgesIn(text: string): Generator<[string, string]> {
  const records = recordsOf(text);
  const heading = records.next().value;
  if (heading?.join() !== 'source,target')
    throw new InputError(place, { line: 1 }, 'form', { form: 'source,target', got: heading });
  for (const row of records) {
    if (row.length !== 2)
      throw new InputError(place, 'text', 'form', { form: 'SOURCE,TARGET in each line', got: row });
    yield [row[0], row[1]];
  }
}

/**
 * The records of a CSV text, each as its fields; read here because d3-dsv accepts quotes out of
 * place.
 */
function* recordsOf(text: string): Generator<string[], undefined> {
  let fields: string[] = [];
  const separator = /,|\r?\n|$/y;
  for (let at = 0; at < text.length || fields.length > 0; ) {
    const { field, end } = text[at] === '"' ? quotedField(text, at) : bareField(text, at);
    separator.lastIndex = end;
    const [between] = separator.exec(text) ?? [];
    if (between === undefined) throw misquoted(text, at);
    fields.push(field);
    at = end + between.length;
    if (between === ',') continue;
    yield fields;
    fields = [];
  }
  return undefined;
}

/** A field of a record, and where it ends. */
interface Field {
  readonly field: string;
  readonly end: number;
}

const BARE = /[^",\r\n]*/y;

function bareField(text: string, at: number): Field {
  BARE.lastIndex = at;
  // It always matches, if only the empty text.
  const [field] = BARE.exec(text) as RegExpExecArray;
  return { field, end: at + field.length };
}

/** No regular expression reads quoted text, as its stack is short. */
function quotedField(text: string, at: number): Field {
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) throw misquoted(text, at);
  return { field: text.slice(at + 1, close).replaceAll('""', '"'), end: close + 1 };
}

const misquoted = (text: string, at: number) =>
  fault(place, 'text', 'quoting', { got: text.slice(at) });
