import {
  type Csr,
  type GraphAttributes,
  toCsv,
  toDot,
  toGraph6,
  toGraphml,
  toJson,
  toSparse6,
} from '@manaus/graph';

/** A text format of graphs. */
export interface Format {
  readonly takesDirected: boolean;
  write(graph: Csr, labels: readonly string[], attributes?: GraphAttributes): string;
  /** True if the format holds attributes of vertices and edges. */
  readonly takesAttributes?: boolean;
  /** An upper bound of the length of the text, for labels of a given length. */
  characters(order: number, size: number, label: number): number;
}

const withLabels = {
  takesDirected: true,
  takesAttributes: true,
  characters: (order: number, edges: number, label: number) =>
    order * (label + 80) + edges * (2 * label + 60),
};

/** The formats by name. */
export const formats = {
  graph6: { takesDirected: false, write: toGraph6, characters: (order) => order ** 2 / 12 },
  sparse6: {
    takesDirected: false,
    write: toSparse6,
    characters: (order, edges) => (order + 2 * edges) * 6,
  },
  graphml: { ...withLabels, write: toGraphml },
  dot: { ...withLabels, write: toDot },
  json: { ...withLabels, write: toJson },
  csv: { ...withLabels, write: toCsv },
} satisfies Readonly<Record<string, Format>>;

/** The name of a format. */
export type FormatName = keyof typeof formats;

/** The names of all formats. */
export const formatNames = Object.keys(formats) as FormatName[];
