import { InputError } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
/** A place on the drawing: pixels with y down, or data units where the figure has axes. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The common fields of marks: the full text on hover, and the class of the group. */
interface MarkExtras {
  readonly hover?: string;
  readonly group?: string;
  readonly opacity?: number;
}

/** One or more polylines of one look. */
export interface LineMark extends MarkExtras {
  readonly kind: 'line';
  readonly lines: readonly (readonly Point[])[];
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** A circle; the radius is in pixels. */
export interface CircleMark extends MarkExtras {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** A rectangle by its corner of least x and y; a negative height goes the other way. */
export interface RectMark extends MarkExtras {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly corner?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** One or more closed polygons of one look. */
export interface PolygonMark extends MarkExtras {
  readonly kind: 'polygon';
  readonly rings: readonly (readonly Point[])[];
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/**
 * The box behind a text, in pixels and centered on it: a capsule when the corner is half the
 * height.
 */
interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** One line of text, centered vertically on y. */
export interface TextMark extends MarkExtras {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 'normal' | 'bold';
  /** The color of an outline that keeps the text legible over lines. */
  readonly halo?: string;
  readonly box?: TextBox;
  /** Degrees, counter-clockwise: for the name of a y axis only. */
  readonly turn?: number;
}

/** A picture given as a data URI. */
interface ImageMark extends MarkExtras {
  readonly kind: 'image';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly href: string;
}

/** The six marks that every figure is made of. */
export type Mark = LineMark | CircleMark | RectMark | PolygonMark | TextMark | ImageMark;

/** A mark on an axis. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** One axis in data units. */
export interface Axis {
  readonly range: readonly [number, number];
  readonly scale?: 'linear' | 'log';
  readonly label?: string;
  readonly ticks: readonly Tick[];
}

/** The axes of a chart and the part of the drawing, in pixels, that they span. */
export interface Axes {
  readonly x: Axis;
  readonly y: Axis;
  readonly area: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** One entry of the legend; the shape repeats what the color says. */
export interface LegendEntry {
  readonly label: string;
  readonly color: string;
  readonly shape: 'capsule' | 'box' | 'line' | 'dashed' | 'hollow';
}

/** One step of a play, drawn by itself. */
interface Frame {
  readonly name: string;
  readonly marks: readonly Mark[];
}

/** The steps of a play, for the form with a slider; the static twin is the figure's own marks. */
export interface Frames {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly Frame[];
}

/**
 * One description of a figure, that one writer turns into SVG and one into Plotly.
 *
 * Without `axes` the marks are in pixels with y down; with `axes` their places are in data units
 * and their sizes still in pixels. Title, subtitle, legend and axes are drawn by the writers.
 */
export interface Figure {
  readonly title: string;
  readonly subtitle?: string;
  readonly width: number;
  readonly height: number;
  /** The text alternative of the figure. */
  readonly alt: string;
  /** The item of a work that it is a drawing of, such as `martins2024/figure-5.3`. */
  readonly shows?: string;
  /** The caption below it in a notebook: its number, its subject, its verdict. */
  readonly caption?: string;
  readonly legend?: readonly LegendEntry[];
  readonly axes?: Axes;
  readonly marks: readonly Mark[];
  readonly frames?: Frames;
  /** The figures that it is made of, side by side. */
  readonly panels?: readonly Figure[];
}

/** The figure itself; an `InputError` for anything else. */
export function requireFigure(place: string, figure: Figure): Figure {
  const parts = ['title', 'width', 'height', 'alt', 'marks'] as const;
  const { title, subtitle, alt, marks } = requireShape(place, 'figure', figure, parts);
  for (const [name, text] of Object.entries({ title, subtitle, alt }))
    if (name !== 'subtitle' || text !== undefined) requireKind(place, name, 'text', text);
  for (const side of ['width', 'height'] as const)
    if (!(Number.isFinite(figure[side]) && figure[side] > 0))
      throw new InputError(place, side, 'positive', { got: figure[side] });
  for (const mark of requireKind(place, 'marks', 'list', marks))
    requireShape(place, 'marks', mark, ['kind']);
  return figure;
}

/**
 * True if a value is a figure.
 *
 * @example
 * ```ts
 * isFigure({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }); // => true
 * ```
 */
export const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'marks' in value && 'alt' in value;
