import type { CircleMark, LineMark, Point, PolygonMark, RectMark, TextMark } from '../figure.js';

/** The look of a mark: all but its kind and the fields that say where it is. */
type Look<M, Place extends keyof M> = Omit<M, 'kind' | Place>;

/** The place of a rectangle: its corner of least x and y, and its sides. */
export type Box = Pick<RectMark, 'x' | 'y' | 'width' | 'height'>;

/** A text at a point. */
export const textMark = (
  text: string,
  { x, y }: Point,
  look: Look<TextMark, 'x' | 'y' | 'text'>,
): TextMark => ({ kind: 'text', x, y, text, ...look });

/** A rectangle at its place. */
export const rectMark = (
  { x, y, width, height }: Box,
  look: Look<RectMark, keyof Box>,
): RectMark => ({ kind: 'rect', x, y, width, height, ...look });

/** A circle around a point. */
export const circleMark = (
  { x, y }: Point,
  radius: number,
  look: Look<CircleMark, 'x' | 'y' | 'radius'>,
): CircleMark => ({ kind: 'circle', x, y, radius, ...look });

/** Lines of one look. */
export const lineMark = (
  lines: readonly (readonly Point[])[],
  look: Look<LineMark, 'lines'>,
): LineMark => ({ kind: 'line', lines, ...look });

/** Polygons of one look. */
export const polygonMark = (
  rings: readonly (readonly Point[])[],
  look: Look<PolygonMark, 'rings'>,
): PolygonMark => ({ kind: 'polygon', rings, ...look });

/** The place of a rectangle around its middle; a square unless a height is given. */
export const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The horizontal line from one x to another. */
export const horizontal = (from: number, to: number, y: number): Point[] => [
  { x: from, y },
  { x: to, y },
];
