import type { Axes, Axis, Figure, Mark, Point } from './figure.js';
import { type Box, mapPoints } from './marks/kinds.js';

/** Turns places of a figure into pixels. */
export interface ToPixels {
  x(value: number): number;
  y(value: number): number;
}

function scaled({ scale, range }: Axis, from: number, to: number): ToPixels['x'] {
  const read = readerOf(scale);
  const [least, most] = range.map(read);
  return (value) => from + ((read(value) - least) / (most - least)) * (to - from);
}

/** The quantity that is even along an axis: the values, or their logarithms. */
const readerOf = (scale: Axis['scale']) => (scale === 'log' ? Math.log10 : Number);

/** The pixels of data units on given axes. */
export function axesToPixels({ x, y, area }: Axes): ToPixels {
  return { x: scaled(x, area.left, area.right), y: scaled(y, area.bottom, area.top) };
}

/** The marks of a figure with every place in pixels. */
export function pixelMarks({ axes, marks }: Pick<Figure, 'axes' | 'marks'>): readonly Mark[] {
  if (axes === undefined) return marks;
  const place = pointIn(axesToPixels(axes));
  return marks.map((mark) => placed(mark, place));
}

const pointIn =
  (to: ToPixels) =>
  ({ x, y }: Point): Point => ({ x: to.x(x), y: to.y(y) });

/** A mark with its points and its corners at their places. */
function placed(mark: Mark, place: (point: Point) => Point): Mark {
  if (mark.kind !== 'rect' && mark.kind !== 'image') return mapPoints(mark, place);
  return { ...mark, ...boxBetween(place(mark), place(farCorner(mark))) };
}

const farCorner = ({ x, y, width, height }: Box): Point => ({ x: x + width, y: y + height });

/** The box with two opposite corners. */
const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});
