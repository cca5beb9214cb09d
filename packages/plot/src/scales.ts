import type { Axes, Axis, Figure, Mark, Point } from './figure.js';
import { mapPoints } from './marks/kinds.js';

/** Turns places of a figure into pixels. */
export interface ToPixels {
  x(value: number): number;
  y(value: number): number;
}

/** The pixels of data units on given axes. */
export function axesToPixels({ x, y, area }: Axes): ToPixels {
  return { x: axisToPixels(x, area.left, area.right), y: axisToPixels(y, area.bottom, area.top) };
}

function axisToPixels({ scale, range }: Axis, from: number, to: number): ToPixels['x'] {
  // The quantity that is even along the axis: the values, or their logarithms.
  const read = scale === 'log' ? Math.log10 : Number;
  const [least, most] = range.map(read);
  return (value) => from + ((read(value) - least) / (most - least)) * (to - from);
}

/** The marks of a figure with every place in pixels. */
export function pixelMarks({ axes, marks }: Pick<Figure, 'axes' | 'marks'>): readonly Mark[] {
  if (axes === undefined) return marks;
  const to = axesToPixels(axes);
  const place = ({ x, y }: Point): Point => ({ x: to.x(x), y: to.y(y) });
  return marks.map((mark) => {
    if (mark.kind !== 'rect' && mark.kind !== 'image') return mapPoints(mark, place);
    // Opposite corners of a box, which an axis may turn about.
    const a = place(mark);
    const b = place({ x: mark.x + mark.width, y: mark.y + mark.height });
    const corner = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
    return { ...mark, ...corner, width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  });
}
