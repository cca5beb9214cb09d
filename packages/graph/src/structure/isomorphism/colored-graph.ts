import { InputError } from '@manaus/core';
import { append, tally } from '@manaus/core/internals';
import { type Csr, edgesOf, type Graph, reverse, size } from '../../csr.js';
import { requireGraph, requireListOf, requireOnePer } from '../../requirements.js';
import { endsOf, rowsOf } from '../../rows.js';

const place = 'graph/isomorphism';

/** A graph whose vertices and edges may have colors, which isomorphisms keep. */
export type ColorableGraph = Graph & Colors;

/** The same, stored. */
export type ColoredGraph = Csr & Colors;

/** Colors of vertices and edges. */
interface Colors {
  /** A number for each vertex. Default: one color. */
  readonly vertexColors?: ArrayLike<number> | undefined;
  /** A number for each edge (arc, when directed), in the order of `edgesOf`. Default: one color. */
  readonly edgeColors?: ArrayLike<number> | undefined;
}

/**
 * The graph, stored, with its colors; an `InputError` for anything else, and unless there is a
 * color, a whole number, for each vertex or edge.
 */
export function requireColored(graph: ColorableGraph, parameter = 'graph'): ColoredGraph {
  const known = requireGraph(place, graph, parameter);
  const { vertexColors, edgeColors } = graph;
  if (vertexColors !== undefined)
    requireColors('vertexColors', known.order, 'vertices', vertexColors);
  if (edgeColors !== undefined) requireColors('edgeColors', size(known), 'edges', edgeColors);
  return { ...known, vertexColors, edgeColors };
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
  return graph.vertexColors ?? new Uint8Array(graph.order);
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
  const byColor = new Map<number, [number, number][]>();
  edges.forEach((edge, i) => {
    append(byColor, colors[i], edge);
  });
  return [...byColor]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => ({ ...graph, ...rowsOf(graph.order, endsOf(own), graph.directed) }));
}

function requireColors(
  parameter: string,
  n: number,
  per: 'vertices' | 'edges',
  colors: ArrayLike<number>,
): void {
  requireListOf(place, parameter, 'colors', colors);
  requireOnePer(place, parameter, { n, of: 'colors', per }, colors.length);
  for (let i = 0; i < n; i++)
    if (!Number.isSafeInteger(colors[i]))
      throw new InputError(place, parameter, 'integer', { got: colors[i] });
}
