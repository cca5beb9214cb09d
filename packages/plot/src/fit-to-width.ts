import type { Figure, Mark, Point } from './figure.js';
import { mapPoints } from './marks/kinds.js';

/** The pixels at the top of a picture that its title takes. */
export const titleRoom = 70;

/**
 * A figure whose interactive form is at most `width` pixels wide: a picture scaled below its title,
 * a chart with a narrower area, a play with smaller steps.
 *
 * @example
 * ```ts
 * fitToWidth({ title: 'A dot', width: 1600, height: 470, alt: 'a dot', marks: [] }, 800).height; // => 270
 * ```
 */
export function fitToWidth(figure: Figure, width: number): Figure {
  const { axes, frames } = figure;
  if (frames !== undefined) {
    const factor = Math.min(1, width / (frames.width + sliderMargins));
    if (factor === 1) return figure;
    const scale = ({ x, y }: Point) => ({ x: x * factor, y: y * factor });
    const steps = frames.steps.map(({ name, marks }) => ({
      name,
      marks: marks.map((mark) => scaledMark(mark, factor, scale)),
    }));
    return { ...figure, frames: { ...sides(frames, factor), steps } };
  }
  if (figure.width <= width) return figure;
  if (axes !== undefined) {
    const area = { ...axes.area, right: axes.area.right - figure.width + width };
    return { ...figure, width, axes: { ...axes, area } };
  }
  const factor = width / figure.width;
  const below = (y: number) => titleRoom + (y - titleRoom) * factor;
  const scale = ({ x, y }: Point) => ({ x: x * factor, y: below(y) });
  const marks = figure.marks.map((mark) => scaledMark(mark, factor, scale));
  return { ...figure, width: figure.width * factor, height: below(figure.height), marks };
}

/** The margins of the form with a slider. */
const sliderMargins = 40;

/** A mark of any kind, with the images of its places and its sizes scaled. */
const scaledMark = (mark: Mark, factor: number, place: (point: Point) => Point): Mark =>
  ({ ...mapPoints(mark, place), ...scaledSizes(mark, factor) }) as Mark;

function scaledSizes(mark: Mark, factor: number): Partial<Mark> {
  const stroke = 'strokeWidth' in mark ? { strokeWidth: (mark.strokeWidth ?? 1) * factor } : {};
  switch (mark.kind) {
    case 'line': {
      const { dash } = mark;
      const width = mark.width * factor;
      return dash === undefined ? { width } : { width, dash: dash.map((part) => part * factor) };
    }
    case 'polygon':
      return stroke;
    case 'circle':
      return { radius: mark.radius * factor, ...stroke };
    case 'text': {
      const { box } = mark;
      const size = mark.size * factor;
      if (box === undefined) return { size };
      const [corner, strokeWidth] = [box.corner * factor, box.strokeWidth * factor];
      return { size, box: { ...box, ...sides(box, factor), corner, strokeWidth } };
    }
    case 'rect': {
      const corner = mark.corner === undefined ? {} : { corner: mark.corner * factor };
      return { ...sides(mark, factor), ...corner, ...stroke };
    }
    default:
      return sides(mark, factor);
  }
}

const sides = ({ width, height }: Pick<Figure, 'width' | 'height'>, factor: number) => ({
  width: width * factor,
  height: height * factor,
});
