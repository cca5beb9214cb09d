import type { Axes, Axis, Figure, Mark, Point } from './figure.js';
import { type Box, mapPoints } from './marks/kinds.js';

/** Turns places of a figure into pixels. */
export interface ToPixels {
  x(value: number): number;
  y(value: number): number;
}

function scaled({ scale, range }: Axis, from: number, to: number): (value: number) => number {
  const read = scale === 'log' ? Math.log10 : Number;
  const [least, most] = range.map(read);
  return (value) => from + ((read(value) - least) / (most - least)) * (to - from);
}

/** The pixels of data units on given axes. */
export function axesToPixels({ x, y, area }: Axes): ToPixels {
  return { x: scaled(x, area.left, area.right), y: scaled(y, area.bottom, area.top) };
}

/** The marks of a figure with every place in pixels. */
export function pixelMarks({ axes, marks }: Pick<Figure, 'axes' | 'marks'>): readonly Mark[] {
  if (axes === undefined) return marks;
  const to = axesToPixels(axes);
  return marks.map((mark) => inPixels(mark, to));
}

function inPixels(mark: Mark, to: ToPixels): Mark {
  const place = ({ x, y }: Point) => ({ x: to.x(x), y: to.y(y) });
  if (mark.kind !== 'rect' && mark.kind !== 'image') return mapPoints(mark, place);
  const { x, y, width, height } = mark;
  return { ...mark, ...boxBetween(place(mark), place({ x: x + width, y: y + height })) };
}

/** The box with two opposite corners. */
const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});
