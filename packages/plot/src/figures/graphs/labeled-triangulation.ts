import { InputError } from '@manaus/core';
import type { Noun } from '@manaus/core/internals';
import {
  formOf,
  integerFrom,
  issueText,
  listOf,
  must,
  optional,
  pairOf,
  someOf,
  wholeNumber,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { colors } from '../../colors.js';
import type { Figure } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { ordered } from '../../layouts/layout.js';
import { meanPoint } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { pixels, requireInput, requirePlaces, titles } from '../input.js';
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
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/** Told apart by color-blind readers, and each carries its number. */
const fills: readonly string[] = ['#d55e00', '#0072b2', '#f0e442'];

const place = 'plot/labeled-triangulation';

const weight = must(v.pipe(v.number(), v.finite(), v.minValue(0)), 'number', { least: 0 });

const vertex = integerFrom(0);

const form = formOf<LabeledTriangulationInput>({
  ...titles,
  points: someOf(threeOf(weight, 'numbers')),
  triangles: listOf(threeOf(vertex, 'vertices')),
  labels: listOf(wholeNumber(-1, fills.length - 1)),
  marked: optional(listOf(vertex)),
  doors: optional(
    listOf(
      formOf<DrawnDoor>({
        ends: pairOf(vertex, 'vertices'),
        rooms: pairOf(integerFrom(-1), 'entries'),
      }),
    ),
  ),
  width: optional(pixels),
  height: optional(pixels),
});

/** A list of three. */
function threeOf(part: v.GenericSchema<unknown, number>, of: Noun) {
  return v.pipe(listOf(part), v.length(3, issueText('list', { least: 3, most: 3, of })));
}

/** Throws unless labels, triangles and doors are about the points and triangles that there are. */
function requireOneSubdivision(input: LabeledTriangulationInput): void {
  const { points, triangles, labels, marked = [], doors = [] } = input;
  if (points.some((point) => point.every((each) => each === 0)))
    throw new InputError(place, 'the sum of a point', 'positive', { got: 0 });
  const [n, got] = [points.length, labels.length];
  if (got !== n)
    throw new InputError(place, 'labels', 'onePer', { n, of: 'labels', per: 'points', got });
  requirePlaces(place, 'triangles', triangles.flat(), n);
  requirePlaces(place, 'marked', marked, triangles.length);
  requirePlaces(
    place,
    'doors',
    doors.flatMap(({ ends }) => ends),
    n,
  );
  const rooms = doors.flatMap((door) => door.rooms.filter((room) => room !== -1));
  requirePlaces(place, 'doors', rooms, triangles.length);
}

/**
 * A triangle subdivided into triangles, with the labels 0, 1, 2 of its points, filled triangles,
 * and a graph through doors.
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
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  requireOneSubdivision(input);
  const { title, subtitle, triangles, doors = [], marked = [], width = 460, height = 460 } = input;
  const { labels } = input;
  // In a triangle with sides of length 1, y down.
  const places = input.points.map(([left, right, top]) => {
    const all = left + right + top;
    return { x: (right + top / 2) / all, y: (-top * Math.sqrt(3)) / 2 / all };
  });
  const middleOf = (points: readonly number[]) => meanPoint(points.map((point) => places[point]));

  // The points of the subdivision; one without a label is a dot.
  const corners = places.map((place, point): DrawnVertex => {
    const label = labels[point];
    if (label < 0) return { ...place, fill: colors.other };
    return { ...place, label: String(label), fill: fills[label] };
  });
  const sides = triangles.flatMap(([a, b, c]) => [
    ordered([a, b]),
    ordered([b, c]),
    ordered([a, c]),
  ]);
  const once = new Map(sides.map((side) => [side.join(' '), side]));

  // The graph through doors: the outside, the middle of each triangle, and the doors.
  const outside = corners.length;
  const rooms: DrawnVertex[] =
    doors.length === 0
      ? []
      : [
          { x: 0.5, y: 0.22, label: 'outside', fill: colors.vertex, shape: 'box' },
          ...triangles.map((triangle) => ({ ...middleOf(triangle), fill: colors.vertex })),
        ];
  const ways = doors.map(
    ({ ends }): DrawnVertex => ({ ...middleOf(ends), fill: colors.bad, shape: 'box' }),
  );
  const passages = doors.flatMap(({ rooms: beside }, i) =>
    beside.map((room): DrawnEdge => {
      const ends = [outside + rooms.length + i, outside + 1 + room] as const;
      return { ends, color: colors.bad, width: 2 };
    }),
  );

  const sizes = `${counted(language, places.length, 'point')}, ${counted(language, triangles.length, 'triangle')}`;
  const names = labels.map((label) => (label < 0 ? '.' : String(label))).join('');
  const inWords = said(language, {
    en: `, ${marked.length} of them marked; labels ${names}.`,
    pt: `, ${marked.length} deles marcados; rótulos ${names}.`,
  });
  return drawnGraphFigure({
    title,
    subtitle,
    width,
    height,
    vertices: [...corners, ...rooms, ...ways],
    edges: [...[...once.values()].map((ends) => ({ ends, width: 1.5 })), ...passages],
    regions: marked.map((triangle) => ({ vertices: triangles[triangle], color: colors.bad })),
    dot: 4,
    labelSize: 13,
    alt: `${message(language, title)}: ${sizes}${inWords}`,
    language,
  });
}
