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
import type { Figure, LegendEntry, Point } from '../../figure.js';
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
  const { title, subtitle, width, height, vertices, edges, legend = [] } = input;
  const { regions = [], notes = [], labelSize = 15, dot = 5 } = input;
  const named = [...edges.map(({ ends }) => ends), ...regions.map((region) => region.vertices)];
  requirePlaces(place, 'vertex', named.flat(), vertices.length);

  // From the unit of the vertices to the room between title and legend.
  const [left, right] = extent([...vertices, ...notes].map(({ x }) => x));
  const [top, bottom] = extent([...vertices, ...notes].map(({ y }) => y));
  const [across, down] = [width - 100, height - 88 - 36 - legendHeight(legend, width)];
  const factor = Math.min(
    across / Math.max(right - left, 1e-9),
    down / Math.max(bottom - top, 1e-9),
  );
  const scale = ({ x, y }: Point): Point => ({
    x: width / 2 + (x - (left + right) / 2) * factor,
    y: 88 + down / 2 + (y - (top + bottom) / 2) * factor,
  });
  const at = vertices.map(scale);

  const lines = edges.map(({ ends: [a, b], color = colors.edge, width = 2, dashed = false }) => ({
    line: [at[a], at[b]],
    color,
    width,
    dashed,
  }));
  const group = 'vertices';
  const vertexMarks = vertices.map(({ label, fill = colors.vertex, shape = 'capsule' }, v) =>
    label === undefined
      ? dotMark(at[v], dot, shape, { fill, stroke: colors.paper, strokeWidth: 1, group })
      : capsule(label, at[v], labelSize, { fill, shape }, undefined, group),
  );
  const marks = [
    ...regions.map(({ vertices, color }) => regionMark(vertices, at, color)),
    // The lines that are not dashed are gathered by look.
    ...edgeMarks(lines.filter(({ dashed }) => !dashed)),
    ...lines
      .filter(({ dashed }) => dashed)
      .map(({ line, color, width }) =>
        lineMark([line], { color, width, dash: [6, 4], group: 'edges' }),
      ),
    ...vertexMarks,
    ...notes.map(({ text, color = colors.text, ...note }) =>
      textMark(text, scale(note), { size: 14, color, halo: colors.paper, group: 'notes' }),
    ),
  ];

  const order = counted(language, vertices.length, 'vertex');
  const size = counted(language, edges.length, 'edge');
  const sizes = said(language, {
    en: `a graph of ${order} and ${size}`,
    pt: `um grafo de ${order} e ${size}`,
  });
  const { alt = `${message(language, title)}: ${sizes}.` } = input;
  return { title, subtitle, width, height, alt, legend: input.legend, marks };
}

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
