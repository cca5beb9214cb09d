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
import type { Figure, Point } from '../../figure.js';
import { message, said, type Tongue, type Words } from '../../language.js';
import { type Edge, ordered } from '../../layouts/layout.js';
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
  const places = input.points.map(placeOf);
  const corners = places.map((place, point) => cornerOf(place, input.labels[point]));
  const rooms = doors.length === 0 ? [] : roomsOf(triangles, places);
  const ways = doors.map(({ ends }) => wayAt(middleOf(ends, places)));
  const sides = sidesOf(triangles).map((ends): DrawnEdge => ({ ends, width: 1.5 }));
  const passages = passagesOf(doors, corners.length, corners.length + rooms.length);
  return drawnGraphFigure({
    title,
    subtitle,
    width,
    height,
    vertices: [...corners, ...rooms, ...ways],
    edges: [...sides, ...passages],
    regions: marked.map((triangle) => ({ vertices: triangles[triangle], color: colors.bad })),
    dot: 4,
    labelSize: 13,
    alt: inWords(language, input),
    language,
  });
}

/** A point of the subdivision; one without a label is a dot. */
const cornerOf = (place: Point, label: number): DrawnVertex =>
  label < 0
    ? { ...place, fill: colors.other }
    : { ...place, label: String(label), fill: fills[label] };

/** The vertices of the graph through doors: the outside, then the middle of each triangle. */
const roomsOf = (
  triangles: LabeledTriangulationInput['triangles'],
  places: readonly Point[],
): DrawnVertex[] => [
  { x: 0.5, y: 0.22, label: 'outside', fill: colors.vertex, shape: 'box' },
  ...triangles.map((triangle) => ({ ...middleOf(triangle, places), fill: colors.vertex })),
];

const wayAt = (place: Point): DrawnVertex => ({ ...place, fill: colors.bad, shape: 'box' });

const threeSides = ([a, b, c]: readonly number[]): Edge[] => [
  ordered([a, b]),
  ordered([b, c]),
  ordered([a, c]),
];

/** The sides of triangles, once each. */
function sidesOf(triangles: LabeledTriangulationInput['triangles']): Edge[] {
  const sides = triangles.flatMap(threeSides);
  return [...new Map(sides.map((side) => [side.join(' '), side])).values()];
}

/**
 * Edges from each door to the rooms on its sides; the outside and the first door are given by their
 * indices.
 */
const passagesOf = (doors: readonly DrawnDoor[], outside: number, first: number): DrawnEdge[] =>
  doors.flatMap(({ rooms }, i) =>
    rooms.map((room) => ({ ends: [first + i, outside + 1 + room], color: colors.bad, width: 2 })),
  );

function inWords(language: Tongue, input: LabeledTriangulationInput): string {
  const { title, labels, marked = [] } = input;
  const names = labels.map(labelName).join('');
  return `${message(language, title)}: ${sizesInWords(language, input)}${said(language, marksInWords(marked.length, names))}`;
}

const sizesInWords = (language: Tongue, { points, triangles }: LabeledTriangulationInput): string =>
  `${counted(language, points.length, 'point')}, ${counted(language, triangles.length, 'triangle')}`;

const labelName = (label: number): string => (label < 0 ? '.' : String(label));

const marksInWords = (marked: number, names: string): Words => ({
  en: `, ${marked} of them marked; labels ${names}.`,
  pt: `, ${marked} deles marcados; rótulos ${names}.`,
});

const middleOf = (points: readonly number[], places: readonly Point[]): Point =>
  meanPoint(points.map((point) => places[point]));

/** In a triangle with sides of length 1, y down. */
function placeOf(point: readonly number[]): Point {
  const [left, right, top] = point;
  const all = left + right + top;
  return { x: (right + top / 2) / all, y: (-top * Math.sqrt(3)) / 2 / all };
}
