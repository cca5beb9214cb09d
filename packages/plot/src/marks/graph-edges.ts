import { append } from '@manaus/core/internals';
import { colors } from '../colors.js';
import type { LineMark, Mark, Point, PolygonMark } from '../figure.js';
import { direction, lineMark, meanPoint, polygonMark } from './kinds.js';

/** The line of a path: yellow, with an outline that a gray print still shows. */
export function pathMarks(points: readonly Point[], slim = false): Mark[] {
  if (points.length < 2) return [];
  const [outline, width] = slim ? [5, 3.4] : [10, 7.5];
  return [
    lineMark([points], { color: colors.pathOutline, width: outline, group: 'path' }),
    lineMark([points], { color: colors.path, width, group: 'path' }),
  ];
}

/** A part of a graph, lightly filled: a polygon through vertices at their places. */
export const regionMark = (
  vertices: readonly number[],
  at: readonly Point[],
  fill: string,
  hover?: string,
): PolygonMark =>
  polygonMark([vertices.map((v) => at[v])], { fill, opacity: 0.15, hover, group: 'regions' });

interface DrawnLine extends Pick<LineMark, 'color' | 'width' | 'opacity'> {
  readonly line: readonly Point[];
}

/** Edges gathered by look, one line mark for each, in the order of first appearance. */
export function edgeMarks(edges: readonly DrawnLine[]): LineMark[] {
  const looks = new Map<string, DrawnLine[]>();
  for (const edge of edges) append(looks, `${edge.color} ${edge.width} ${edge.opacity}`, edge);
  return [...looks.values()].map((alike) => {
    const { color, width, opacity } = alike[0];
    const lines = alike.map(({ line }) => line);
    return lineMark(lines, { color, width, opacity, group: 'edges' });
  });
}

/** Arrowheads a little past the middle of arcs, where no label stands. */
export function arrowheads(
  arcs: readonly (readonly [Point, Point])[],
  color: string,
  length: number,
): PolygonMark {
  const rings = arcs.map(([from, to]) => {
    const [along, middle] = [direction(from, to), meanPoint([from, to])];
    const at = (forward: number, aside: number) => ({
      x: middle.x + along.x * forward - along.y * aside,
      y: middle.y + along.y * forward + along.x * aside,
    });
    return [at(0.6 * length, 0), at(-0.4 * length, 0.4 * length), at(-0.4 * length, -0.4 * length)];
  });
  return polygonMark(rings, { fill: color, group: 'edges' });
}
