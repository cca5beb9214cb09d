import { InputError } from '@manaus/core';
import { type Csr, edgesOf, reverse } from '../../csr.js';

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
  requireOnePer('vertexColors', order, 'vertices', vertexColors.length);
  return vertexColors;
}

/** The colors in use, which two isomorphic graphs share before any vertex is named. */
export function paletteOf(graph: ColoredGraph): string {
  const counts = (colors: ArrayLike<number>) => {
    const found = new Map<number, number>();
    for (const color of Array.from(colors)) found.set(color, (found.get(color) ?? 0) + 1);
    return [...found].sort(([a], [b]) => a - b);
  };
  const edges = graph.edgeColors === undefined ? null : counts(graph.edgeColors);
  return JSON.stringify([
    graph.order,
    graph.targets.length,
    graph.directed,
    counts(vertexColorsOf(graph)),
    edges,
  ]);
}

function partsOf(graph: Csr, colors: ArrayLike<number>): Csr[] {
  const edges = edgesOf(graph);
  requireOnePer('edgeColors', edges.length, 'edges', colors.length);
  const byColor = new Map<number, [number, number][]>();
  edges.forEach((edge, i) => {
    const own = byColor.get(colors[i]);
    if (own === undefined) byColor.set(colors[i], [edge]);
    else own.push(edge);
  });
  return [...byColor]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => rowsOf(graph.order, own, graph.directed));
}

/** The stored graph of some edges, in rows that are not sorted. */
function rowsOf(order: number, edges: readonly [number, number][], directed: boolean): Csr {
  const offsets = new Uint32Array(order + 1);
  for (const [a, b] of edges) {
    offsets[a + 1]++;
    if (!directed) offsets[b + 1]++;
  }
  for (let v = 1; v <= order; v++) offsets[v] += offsets[v - 1];
  const next = offsets.slice();
  const targets = new Uint32Array(offsets[order]);
  for (const [a, b] of edges) {
    targets[next[a]++] = b;
    if (!directed) targets[next[b]++] = a;
  }
  return { order, directed, offsets, targets, ranks: null };
}

function requireOnePer(parameter: string, n: number, per: 'vertices' | 'edges', got: number): void {
  if (got !== n)
    throw new InputError('graph/isomorphism', parameter, 'onePer', { n, of: 'colors', per, got });
}
