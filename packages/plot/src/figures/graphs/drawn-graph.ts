import {
  finite,
  flag,
  formOf,
  integerFrom,
  listOf,
  oneOf,
  optional,
  pairOf,
  someOf,
  text,
} from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said, type Tongue } from '../../language.js';
import { capsule } from '../../marks/capsule.js';
import { dotMark } from '../../marks/dot.js';
import { edgeMarks, regionMark } from '../../marks/graph-edges.js';
import { lineMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, legend, pixels, requireInput, requirePlaces, titles } from '../input.js';
import { counted } from '../names.js';

/** A vertex of a graph that is drawn at given places, y down; without a label it is a dot. */
export interface DrawnVertex extends Point {
  readonly label?: string;
  readonly fill?: string;
  readonly shape?: 'capsule' | 'box';
}

/** An edge between two vertices, by their indices. */
export interface DrawnEdge {
  readonly ends: readonly [number, number];
  readonly color?: string;
  readonly width?: number;
  readonly dashed?: boolean;
}

/** A part to fill lightly: a polygon through vertices, in order. */
export interface DrawnRegion {
  readonly vertices: readonly number[];
  readonly color: string;
}

/** Words at a place in the unit of the vertices. */
interface DrawnNote extends Point {
  readonly text: string;
  readonly color?: string;
}

/** A graph with the places of its vertices, in any unit. */
export interface DrawnGraphInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
  readonly vertices: readonly DrawnVertex[];
  readonly edges: readonly DrawnEdge[];
  readonly regions?: readonly DrawnRegion[];
  readonly notes?: readonly DrawnNote[];
  readonly legend?: readonly LegendEntry[];
  readonly labelSize?: number;
  readonly dot?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const place = 'plot/drawn-graph';

const vertex = integerFrom(0);

const form = formOf<DrawnGraphInput>({
  ...titles,
  alt: optional(text),
  width: pixels,
  height: pixels,
  vertices: someOf(
    formOf<DrawnVertex>({
      x: finite,
      y: finite,
      label: optional(text),
      fill: optional(color),
      shape: optional(oneOf(['capsule', 'box'])),
    }),
  ),
  edges: listOf(
    formOf<DrawnEdge>({
      ends: pairOf(vertex, 'vertices'),
      color: optional(color),
      width: optional(pixels),
      dashed: optional(flag),
    }),
  ),
  regions: optional(listOf(formOf<DrawnRegion>({ vertices: someOf(vertex), color }))),
  notes: optional(
    listOf(formOf<DrawnNote>({ x: finite, y: finite, text, color: optional(color) })),
  ),
  legend: optional(legend),
  labelSize: optional(pixels),
  dot: optional(pixels),
});

/**
 * A graph at given places, scaled to the size of the figure with its proportions kept.
 *
 * Throws if an end of an edge or region is not a vertex. Time O(vertices + edges).
 *
 * @example
 * ```ts
 * const vertices = [{ x: 0, y: 0, label: 'a' }, { x: 1, y: 0, label: 'b' }];
 * drawnGraphFigure({ title: 'An edge', width: 200, height: 160, vertices, edges: [{ ends: [0, 1] }] }).marks.length; // => 3
 * ```
 */
export function drawnGraphFigure(input: DrawnGraphInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, width, height, vertices, edges, legend } = input;
  requirePlaces(place, 'vertex', namedVertices(input), vertices.length);
  const scale = fitting(input);
  const at = vertices.map(scale);
  const marks = [
    ...regionMarks(input, at),
    ...lineMarks(edges, at),
    ...vertices.map((vertex, v) => vertexMark(vertex, at[v], input)),
    ...noteMarks(input, scale),
  ];
  const alt =
    input.alt ??
    `${message(language, title)}: ${sizesInWords(language, vertices.length, edges.length)}.`;
  return { title, subtitle, width, height, alt, legend, marks };
}

/** The vertices that edges and regions name. */
const namedVertices = ({ edges, regions = [] }: DrawnGraphInput): number[] => [
  ...edges.flatMap(({ ends }) => [...ends]),
  ...regions.flatMap((region) => [...region.vertices]),
];

const regionMarks = ({ regions = [] }: DrawnGraphInput, at: readonly Point[]): Mark[] =>
  regions.map(({ vertices, color }) => regionMark(vertices, at, color));

const noteMarks = ({ notes = [] }: DrawnGraphInput, scale: (point: Point) => Point): Mark[] =>
  notes.map((note) => {
    const { text, color = colors.text } = note;
    return textMark(text, scale(note), { size: 14, color, halo: colors.paper, group: 'notes' });
  });

/** The edges: first those that are not dashed, gathered by look. */
function lineMarks(edges: readonly DrawnEdge[], at: readonly Point[]): Mark[] {
  const drawn = (dashes: boolean) =>
    edges
      .filter(({ dashed = false }) => dashed === dashes)
      .map(({ ends: [a, b], color = colors.edge, width = 2 }) => ({
        line: [at[a], at[b]],
        color,
        width,
      }));
  return [
    ...edgeMarks(drawn(false)),
    ...drawn(true).map(({ line, ...look }) =>
      lineMark([line], { ...look, dash: [6, 4], group: 'edges' }),
    ),
  ];
}

function vertexMark(
  { label, fill = colors.vertex, shape = 'capsule' }: DrawnVertex,
  at: Point,
  { labelSize = 15, dot = 5 }: DrawnGraphInput,
): Mark {
  const group = 'vertices';
  if (label !== undefined) return capsule(label, at, labelSize, { fill, shape }, undefined, group);
  return dotMark(at, dot, shape, { fill, stroke: colors.paper, strokeWidth: 1, group });
}

/** From the unit of the vertices to the room between title and legend. */
function fitting(input: DrawnGraphInput): (point: Point) => Point {
  const { vertices, notes = [], width, height, legend = [] } = input;
  const all = [...vertices, ...notes];
  const [left, right] = extent(all.map(({ x }) => x));
  const [top, bottom] = extent(all.map(({ y }) => y));
  const foot = 36 + legendHeight(legend, width);
  const [across, down] = [width - 100, height - 88 - foot];
  const factor = Math.min(
    across / Math.max(right - left, 1e-9),
    down / Math.max(bottom - top, 1e-9),
  );
  return ({ x, y }) => ({
    x: width / 2 + (x - (left + right) / 2) * factor,
    y: 88 + down / 2 + (y - (top + bottom) / 2) * factor,
  });
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** The order and the size of a graph, in words. */
const sizesInWords = (language: Tongue, order: number, size: number): string => {
  const [vertices, edges] = [counted(language, order, 'vertex'), counted(language, size, 'edge')];
  return said(language, {
    en: `a graph of ${vertices} and ${edges}`,
    pt: `um grafo de ${vertices} e ${edges}`,
  });
};
