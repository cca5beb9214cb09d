import { colors } from '../../colors.js';
import type { Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import { counted } from '../names.js';
import { type DrawnEdge, type DrawnVertex, drawnGraphFigure } from './drawn-graph.js';

/** A way through an edge: its two ends, and the triangles on its sides, -1 for the outside. */
export interface DrawnDoor {
  readonly ends: readonly [number, number];
  readonly rooms: readonly [number, number];
}

/** A subdivided triangle with a label at each point; -1 for no label. */
interface LabeledTriangulationInput {
  readonly title: string;
  readonly subtitle?: string;
  /** Barycentric coordinates up to a factor: corner 0 left, 1 right, 2 on top. */
  readonly points: readonly (readonly number[])[];
  readonly triangles: readonly (readonly number[])[];
  readonly labels: readonly number[];
  /** Triangles to fill. */
  readonly marked?: readonly number[];
  /** Doors to draw, with the graph that they make. */
  readonly doors?: readonly DrawnDoor[];
  readonly width?: number;
  readonly height?: number;
}

/** Told apart by color-blind readers, and each carries its number. */
const fills: readonly string[] = ['#d55e00', '#0072b2', '#f0e442'];

/**
 * A triangle subdivided into triangles, with the labels 0, 1, 2 of its points, filled triangles, and a graph through doors.
 *
 * Time O(points + triangles).
 *
 * @example
 * ```ts
 * const points = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
 * labeledTriangulationFigure({ title: 'One triangle', points: points, triangles: [[0, 1, 2]], labels: [0, 1, 2], marked: [0] }).alt; // => 'One triangle: 3 points, 1 triangle, 1 of them marked; labels 012.'
 * ```
 */
export function labeledTriangulationFigure(input: LabeledTriangulationInput): Figure {
  const {
    title,
    subtitle,
    triangles,
    labels,
    marked = [],
    doors = [],
    width = 460,
    height = 460,
  } = input;
  const places = input.points.map(placeOf);
  const middle = (points: readonly number[]) => ({
    x: mean(points.map((point) => places[point].x)),
    y: mean(points.map((point) => places[point].y)),
  });
  const corners: DrawnVertex[] = places.map((place, point) =>
    labels[point] < 0
      ? { ...place, fill: colors.other }
      : { ...place, label: String(labels[point]), fill: fills[labels[point]] },
  );
  const rooms: DrawnVertex[] =
    doors.length === 0
      ? []
      : [
          { x: 0.5, y: 0.22, label: 'outside', fill: colors.vertex, shape: 'box' },
          ...triangles.map((triangle) => ({ ...middle(triangle), fill: colors.vertex })),
        ];
  const ways: DrawnVertex[] = doors.map(({ ends }) => ({
    ...middle(ends),
    fill: colors.bad,
    shape: 'box',
  }));
  const sides = new Map(
    triangles
      .flatMap(([a, b, c]) =>
        [
          [a, b],
          [b, c],
          [a, c],
        ].map((ends) => ends.sort((p, q) => p - q)),
      )
      .map(([a, b]) => [`${a} ${b}`, [a, b] as const]),
  );
  const room = (index: number) => corners.length + 1 + index;
  const edges: DrawnEdge[] = [
    ...[...sides.values()].map((ends) => ({ ends, width: 1.5 })),
    ...doors.flatMap(({ rooms: both }, i) =>
      both.map(
        (side): DrawnEdge => ({
          ends: [corners.length + rooms.length + i, room(side)],
          color: colors.bad,
          width: 2,
        }),
      ),
    ),
  ];
  const regions = marked.map((triangle) => ({ vertices: triangles[triangle], color: colors.bad }));
  const sizes = `${counted(places.length, 'point')}, ${counted(triangles.length, 'triangle')}`;
  const names = labels.map((label) => (label < 0 ? '.' : label)).join('');
  const alt = `${message(title)}: ${sizes}${said({
    en: `, ${marked.length} of them marked; labels ${names}.`,
    pt: `, ${marked.length} deles marcados; rótulos ${names}.`,
  })}`;
  return drawnGraphFigure({
    title,
    subtitle,
    width,
    height,
    vertices: [...corners, ...rooms, ...ways],
    edges,
    regions,
    dot: 4,
    labelSize: 13,
    alt,
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** In a triangle with sides of length 1, y down. */
function placeOf(point: readonly number[]): { x: number; y: number } {
  const [left, right, top] = point;
  const all = left + right + top;
  return { x: (right + top / 2) / all, y: (-top * Math.sqrt(3)) / 2 / all };
}
