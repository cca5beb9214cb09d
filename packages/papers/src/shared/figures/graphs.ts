import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import {
  type DrawnGraphInput,
  type DrawnVertex,
  drawnGraphFigure,
  type Figure,
  type Point,
  type Tongue,
} from '@manaus/plot';
import { isomorphismByCertificate } from '../certified.js';

/** A small graph with names and places for its vertices. */
export interface NamedGraph {
  readonly names: readonly string[];
  readonly graph: Csr;
  readonly places: readonly Point[];
}

/** A graph by its edges as pairs of names, `ab bc`, with a place for each name. */
export function namedGraph(
  places: Readonly<Record<string, readonly [number, number]>>,
  edges: string,
): NamedGraph {
  const names = Object.keys(places);
  const pairs = edges
    .split(' ')
    .map((edge): [number, number] => [names.indexOf(edge[0]), names.indexOf(edge[1])]);
  return {
    names,
    graph: graphFromEdges(names.length, pairs),
    places: Object.values(places).map(([x, y]) => ({ x, y })),
  };
}

/** The edges of a named graph as pairs of names, each in alphabetical order. */
export const edgeNames = ({ names, graph }: NamedGraph): string[] =>
  edgesOf(graph)
    .map(([a, b]) => [names[a], names[b]].sort().join(''))
    .sort();

/** The options for drawing a named graph, besides those of the figure. */
export interface NamedLook
  extends Omit<DrawnGraphInput, 'vertices' | 'edges' | 'width' | 'height'> {
  readonly width?: number;
  readonly height?: number;
  /** Look of a vertex by its name, and of an edge by its two names in alphabetical order. */
  readonly vertex?: (name: string) => Partial<DrawnVertex>;
  readonly edge?: (name: string) => {
    readonly color?: string;
    readonly width?: number;
    readonly dashed?: boolean;
  };
}

/** A named graph at its places. */
export function drawNamed(
  language: Tongue,
  { names, graph, places }: NamedGraph,
  { vertex = () => ({}), edge = () => ({}), ...look }: NamedLook,
): Figure {
  const vertices = places.map((place, v) => ({ ...place, label: names[v], ...vertex(names[v]) }));
  const edges = edgesOf(graph).map((ends) => ({
    ends,
    ...edge([names[ends[0]], names[ends[1]]].sort().join('')),
  }));
  return drawnGraphFigure({ width: 400, height: 400, ...look, vertices, edges, language });
}

/** The reason why two graphs are not isomorphic; `null` with a map that its verifier accepts. */
export function notIsomorphic(what: string, first: Csr, second: Csr): string | null {
  const answer = isomorphismByCertificate(first, second);
  if (answer === 'found') return null;
  return `${what}: ${answer === 'none' ? 'no' : 'unknown'} isomorphism`;
}

/** Places on a circle, the first on top, clockwise. */
export function onCircle(count: number, radius = 1, start = -90): Point[] {
  return Array.from({ length: count }, (_, i) => pointAt(radius, start + (360 * i) / count));
}

function pointAt(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
