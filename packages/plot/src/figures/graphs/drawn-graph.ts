import { InputError } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import { capsule } from '../../marks/capsule.js';
import { edgeMarks } from '../../marks/graph-edges.js';
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
  /** Words at places in the unit of the vertices. */
  readonly notes?: readonly (Point & { readonly text: string; readonly color?: string })[];
  readonly legend?: readonly LegendEntry[];
  readonly labelSize?: number;
  readonly dot?: number;
}

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
  const {
    title,
    subtitle,
    width,
    height,
    vertices,
    edges,
    regions = [],
    notes = [],
    legend,
  } = input;
  const order = vertices.length;
  const stray = [
    ...edges.flatMap(({ ends }) => [...ends]),
    ...regions.flatMap((region) => [...region.vertices]),
  ].find((v) => !Number.isInteger(v) || v < 0 || v >= order);
  if (stray !== undefined)
    throw new InputError('plot/drawn-graph', 'vertex', 'between', {
      least: 0,
      most: order - 1,
      got: stray,
    });
  const scale = fitting(input);
  const at = vertices.map(scale);
  const marks: Mark[] = [
    ...regions.map(
      (region): Mark => ({
        kind: 'polygon',
        rings: [region.vertices.map((v) => at[v])],
        fill: region.color,
        opacity: 0.15,
        group: 'regions',
      }),
    ),
    ...linesOf(edges, at),
    ...vertices.map((vertex, v) => vertexMark(vertex, at[v], input)),
    ...notes.map(
      (note): Mark => ({
        kind: 'text',
        ...scale(note),
        text: note.text,
        size: 14,
        color: note.color ?? colors.text,
        halo: colors.paper,
        group: 'notes',
      }),
    ),
  ];
  const alt = input.alt ?? `${message(title)}: ${sizesInWords(order, edges.length)}.`;
  return { title, subtitle, width, height, alt, legend, marks };
}

function linesOf(edges: readonly DrawnEdge[], at: readonly Point[]): Mark[] {
  const line = ({ ends: [a, b] }: DrawnEdge) => [at[a], at[b]];
  const plain = edges.filter((edge) => edge.dashed !== true);
  const dashed = edges.filter((edge) => edge.dashed === true);
  return [
    ...edgeMarks(
      plain.map((edge) => ({
        line: line(edge),
        color: edge.color ?? colors.edge,
        width: edge.width ?? 2,
      })),
    ),
    ...dashed.map(
      (edge): Mark => ({
        kind: 'line',
        lines: [line(edge)],
        color: edge.color ?? colors.edge,
        width: edge.width ?? 2,
        dash: [6, 4],
        group: 'edges',
      }),
    ),
  ];
}

function vertexMark(
  { label, fill = colors.vertex, shape = 'capsule' }: DrawnVertex,
  at: Point,
  { labelSize = 15, dot = 5 }: DrawnGraphInput,
): Mark {
  if (label !== undefined)
    return capsule(label, at, labelSize, { fill, shape }, undefined, 'vertices');
  const shared = { fill, stroke: colors.paper, strokeWidth: 1, group: 'vertices' };
  if (shape === 'capsule') return { kind: 'circle', ...at, radius: dot, ...shared };
  return {
    kind: 'rect',
    x: at.x - 0.9 * dot,
    y: at.y - 0.9 * dot,
    width: 1.8 * dot,
    height: 1.8 * dot,
    ...shared,
  };
}

/** From the unit of the vertices to the room between title and legend. */
function fitting({
  vertices,
  notes = [],
  width,
  height,
  legend = [],
}: DrawnGraphInput): (point: Point) => Point {
  const all = [...vertices, ...notes];
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
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

/** The order and the size of a graph, in words. */
const sizesInWords = (order: number, size: number): string => {
  const [vertices, edges] = [counted(order, 'vertex'), counted(size, 'edge')];
  return said({
    en: `a graph of ${vertices} and ${edges}`,
    pt: `um grafo de ${vertices} e ${edges}`,
  });
};
