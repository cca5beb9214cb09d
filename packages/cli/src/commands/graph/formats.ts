import {
  type GraphAttributes,
  toCsv,
  toDigraph6,
  toDot,
  toEdgeList,
  toGraph6,
  toGraphml,
  toJson,
  toNodeLink,
  toSparse6,
} from '@manaus/graph';
import type { Csr } from '@manaus/graph/search';

/** A text format of graphs. */
export interface Format {
  /** The graphs that the format does not hold, if any. */
  readonly lacks?: 'directed' | 'undirected';
  /** True if the format holds labels, and attributes beside them. */
  readonly takesLabels: boolean;
  write(graph: Csr, labels: readonly string[], attributes?: GraphAttributes): string;
  /** An upper bound of the length of the text, for labels of a given length. */
  characters(order: number, size: number, label: number): number;
}

const withLabels = {
  takesLabels: true,
  characters: (order: number, edges: number, label: number) =>
    order * (label + 80) + edges * (2 * label + 60),
};

/** The formats by name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  graph6: {
    lacks: 'directed',
    takesLabels: false,
    write: toGraph6,
    characters: (order) => order ** 2 / 12,
  },
  sparse6: {
    lacks: 'directed',
    takesLabels: false,
    write: toSparse6,
    characters: (order, edges) => (order + 2 * edges) * 6,
  },
  digraph6: {
    lacks: 'undirected',
    takesLabels: false,
    write: toDigraph6,
    characters: (order) => order ** 2 / 6,
  },
  graphml: { ...withLabels, write: toGraphml },
  dot: { ...withLabels, write: toDot },
  json: { ...withLabels, write: toJson },
  'node-link': { ...withLabels, write: toNodeLink },
  csv: { ...withLabels, write: toCsv },
  'edge-list': { ...withLabels, write: toEdgeList },
};

/** The name of a format. */
export type FormatName =
  | 'graph6'
  | 'sparse6'
  | 'digraph6'
  | 'graphml'
  | 'dot'
  | 'json'
  | 'node-link'
  | 'csv'
  | 'edge-list';

/** The names of all formats. */
export const formatNames = Object.keys(formats) as FormatName[];

/** The names of the formats that are fit, as a choice: `csv, dot or json`. */
export function choiceOf(isFit: (format: Format) => boolean): string {
  const fit = formatNames.filter((name) => isFit(formats[name]));
  return `${fit.slice(0, -1).join(', ')} or ${fit.at(-1)}`;
}
