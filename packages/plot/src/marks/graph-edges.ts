import { colors } from '../colors.js';
import type { LineMark, Mark, Point, PolygonMark } from '../figure.js';
import { lineMark, polygonMark } from './kinds.js';

/** The line of a path: yellow, with an outline that a gray print still shows. */
export function pathMarks(points: readonly Point[], slim = false): Mark[] {
  if (points.length < 2) return [];
  const [outline, width] = slim ? [5, 3.4] : [10, 7.5];
  return [
    lineMark([points], { color: colors.pathOutline, width: outline, group: 'path' }),
    lineMark([points], { color: colors.path, width, group: 'path' }),
  ];
}

/** Edges gathered by look, one line mark for each, in the order of first appearance. */
export function edgeMarks(
  edges: readonly {
    readonly line: readonly Point[];
    readonly color: string;
    readonly width: number;
    readonly opacity?: number;
  }[],
): LineMark[] {
  const looks = new Map<string, LineMark & { lines: (readonly Point[])[] }>();
  for (const { line, color, width, opacity } of edges) {
    const key = `${color} ${width} ${opacity}`;
    const known = looks.get(key);
    if (known === undefined)
      looks.set(key, { kind: 'line', lines: [line], color, width, opacity, group: 'edges' });
    else known.lines.push(line);
  }
  return [...looks.values()];
}

/** Arrowheads a little past the middle of arcs, where no label stands. */
export function arrowheads(
  arcs: readonly (readonly [Point, Point])[],
  color: string,
  length: number,
): PolygonMark {
  const rings = arcs.map(([from, to]) => arrowhead(from, to, length));
  return polygonMark(rings, { fill: color, group: 'edges' });
}

function arrowhead(from: Point, to: Point, length: number): Point[] {
  const span = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / span, y: (to.y - from.y) / span };
  const at = (forward: number, aside: number) => ({
    x: (from.x + to.x) / 2 + along.x * forward - along.y * aside,
    y: (from.y + to.y) / 2 + along.y * forward + along.x * aside,
  });
  return [at(0.6 * length, 0), at(-0.4 * length, 0.4 * length), at(-0.4 * length, -0.4 * length)];
}
