import { colors } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { polygonMark } from '../../marks/kinds.js';

/** A point in space: x to the right, y away, z up; a cell is 1 wide. */
export type Place = readonly [x: number, y: number, z: number];

/** The vector of a step of one cell on the plane. */
export const slopes = { across: 0.87, down: 0.5, up: 0.95 } as const;

/** From space to the plane, y down, in units of a cell. */
export const planePoint = ([x, y, z]: Place): Point => ({
  x: (x + y) * slopes.across,
  y: (x - y) * slopes.down - z * slopes.up,
});

/** The corners of a box from its corner of least x and y: those below, then those above. */
export const box = (
  x: number,
  y: number,
  low: number,
  high: number,
  width = 0.96,
  depth = width,
): Place[] =>
  [low, high].flatMap((z): Place[] => [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]);

interface SolidLook {
  readonly fill: string;
  /** From space to the drawing. */
  readonly project: (place: Place) => Point;
  readonly opacity?: number;
  readonly hover?: string;
}

/** A convex solid of two equal ends: its outline, and the end that is seen, lighter. */
export function solidMarks(points: readonly Place[], solid: SolidLook): Mark[] {
  const { fill, project, opacity, hover } = solid;
  const half = points.length / 2;
  const [x, y, z] = points[half].map((coordinate, i) => coordinate - points[0][i]);
  const facesReader = x - y + z * (slopes.down / slopes.up) * 2 > 0;
  const near = (facesReader ? points.slice(half) : points.slice(0, half)).map(project);
  const outline = { stroke: colors.outline, strokeWidth: 0.8 };
  const look = { fill, ...outline, opacity, hover, group: 'solids' };
  const light = { fill: '#ffffff', opacity: 0.28 * (opacity ?? 1), stroke: undefined };
  return [
    polygonMark([convexHull(points.map(project))], look),
    polygonMark([near], look),
    polygonMark([near], { ...look, ...light }),
  ];
}

/** The convex hull of points in the plane, by Andrew's two chains. O(n log n). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The points of a hull on one side, without the last. */
function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    // The last point kept lies inside the hull unless the next one turns away from it.
    while (kept.length > 1 && cross(kept[kept.length - 2], kept[kept.length - 1], point) <= 0)
      kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

const cross = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
