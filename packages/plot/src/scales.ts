import type { Axes, Axis, Figure, Mark, Point } from './figure.js';

/** Turns places of a figure into pixels. */
export interface ToPixels {
  x(value: number): number;
  y(value: number): number;
}

function scaled(axis: Axis, from: number, to: number): (value: number) => number {
  const read = axis.scale === 'log' ? Math.log10 : (value: number) => value;
  const [least, most] = axis.range.map(read);
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
  const place = (point: Point) => ({ x: to.x(point.x), y: to.y(point.y) });
  if (mark.kind === 'line') return { ...mark, lines: mark.lines.map((line) => line.map(place)) };
  if (mark.kind === 'polygon') return { ...mark, rings: mark.rings.map((ring) => ring.map(place)) };
  if (mark.kind !== 'rect' && mark.kind !== 'image') return { ...mark, ...place(mark) };
  const a = place(mark);
  const b = place({ x: mark.x + mark.width, y: mark.y + mark.height });
  return {
    ...mark,
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(b.x - a.x),
    height: Math.abs(b.y - a.y),
  };
}
