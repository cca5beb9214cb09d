import type {
  CircleMark,
  LineMark,
  Mark,
  Point,
  PolygonMark,
  RectMark,
  TextMark,
} from '../figure.js';

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

/** A text at a point, where there is one. */
export const textIfAny = (
  text: string | undefined,
  at: Point,
  look: Look<TextMark, 'x' | 'y' | 'text'>,
): TextMark[] => (text === undefined ? [] : [textMark(text, at, look)]);

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

/** A mark with the image of each of its points; its sizes stay. */
export function mapPoints(mark: Mark, image: (point: Point) => Point): Mark {
  if (mark.kind === 'line') return { ...mark, lines: mark.lines.map((line) => line.map(image)) };
  if (mark.kind === 'polygon') return { ...mark, rings: mark.rings.map((ring) => ring.map(image)) };
  return { ...mark, ...image(mark) };
}

/** The place of a rectangle around its middle; a square unless a height is given. */
export const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The middle of a rectangle. */
export const centerOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** A rectangle without a margin of one pixel. */
export const inset = ({ x, y, width, height }: Box): Box => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

/** The mean of points. */
export const meanPoint = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The vector of length 1 from one point to another; zero between equal ones. */
export function direction(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const span = Math.hypot(dx, dy) || 1;
  return { x: dx / span, y: dy / span };
}

/** The horizontal line from one x to another. */
export const horizontal = (from: number, to: number, y: number): Point[] => [
  { x: from, y },
  { x: to, y },
];
