import { append, tally } from '@manaus/core/internals';
import { type Csr, edgesOf, reverse } from '../../csr.js';
import { requireOnePer } from '../../requirements.js';
import { rowsOf } from '../../rows.js';

/** A graph whose vertices and edges may have colors, which isomorphisms keep. */
export interface ColoredGraph extends Csr {
  /** A number for each vertex. Default: one color. */
  readonly vertexColors?: ArrayLike<number> | undefined;
  /** A number for each edge (arc, when directed), in the order of `edgesOf`. Default: one color. */
  readonly edgeColors?: ArrayLike<number> | undefined;
}

/** The arcs of one color, one way round: row v is `targets[offsets[v]]` and following. */
export interface Layer {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

/** The arcs by color, and once more turned round for a directed graph. */
export function layersOf(graph: ColoredGraph): Layer[] {
  const parts = graph.edgeColors === undefined ? [graph] : partsOf(graph, graph.edgeColors);
  return graph.directed ? parts.flatMap((part) => [part, reverse(part)]) : parts;
}

/** The colors of the vertices; zeros for a graph without colors. */
export function vertexColorsOf(graph: ColoredGraph): ArrayLike<number> {
  const { order, vertexColors = new Uint8Array(order) } = graph;
  requireColors('vertexColors', order, 'vertices', vertexColors.length);
  return vertexColors;
}

/** The colors in use, which two isomorphic graphs share before any vertex is named. */
export function paletteOf(graph: ColoredGraph): string {
  const { order, targets, directed, edgeColors } = graph;
  const counts = (colors: ArrayLike<number>) =>
    [...tally(Array.from(colors))].sort(([a], [b]) => a - b);
  const edges = edgeColors === undefined ? null : counts(edgeColors);
  return JSON.stringify([order, targets.length, directed, counts(vertexColorsOf(graph)), edges]);
}

function partsOf(graph: Csr, colors: ArrayLike<number>): Csr[] {
  const edges = edgesOf(graph);
  requireColors('edgeColors', edges.length, 'edges', colors.length);
  const byColor = new Map<number, [number, number][]>();
  edges.forEach((edge, i) => {
    append(byColor, colors[i], edge);
  });
  return [...byColor]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => ({ ...graph, ...rowsOf(graph.order, own, graph.directed) }));
}

const requireColors = (
  parameter: string,
  n: number,
  per: 'vertices' | 'edges',
  got: number,
): void => requireOnePer('graph/isomorphism', parameter, { n, of: 'colors', per }, got);
