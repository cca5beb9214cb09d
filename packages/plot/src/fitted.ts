import type {
  Axes,
  Figure,
  Frame,
  Frames,
  LineMark,
  Mark,
  Point,
  RectMark,
  TextBox,
} from './figure.js';
import { mapPoints } from './marks/kinds.js';

/** The pixels at the top of a picture that its title takes. */
export const titleRoom = 70;

/** The scaling of a drawing: the factor of lengths, and the image of each point. */
interface Scaling {
  readonly factor: number;
  place(point: Point): Point;
}

/**
 * A figure whose interactive form is at most `width` pixels wide: a picture scaled below its title,
 * a chart with a narrower area, a play with smaller steps.
 *
 * @example
 * ```ts
 * fitted({ title: 'A dot', width: 1600, height: 470, alt: 'a dot', marks: [] }, 800).height; // => 270
 * ```
 */
export function fitted(figure: Figure, width: number): Figure {
  if (figure.frames !== undefined) return fittedPlay(figure, figure.frames, width);
  return figure.width <= width ? figure : narrowed(figure, width);
}

const narrowed = (figure: Figure, width: number): Figure =>
  figure.axes === undefined
    ? scaledPicture(figure, width / figure.width)
    : narrowedChart(figure, figure.axes, width);

/** The margins of the form with a slider. */
const sliderMargins = 40;

function fittedPlay(figure: Figure, frames: Frames, width: number): Figure {
  const factor = Math.min(1, width / (frames.width + sliderMargins));
  return factor === 1 ? figure : { ...figure, frames: scaledFrames(frames, factor) };
}

function narrowedChart(figure: Figure, axes: Axes, width: number): Figure {
  const area = { ...axes.area, right: axes.area.right - figure.width + width };
  return { ...figure, width, axes: { ...axes, area } };
}

/** A picture scaled below its title. */
function scaledPicture(figure: Figure, factor: number): Figure {
  const marks = figure.marks.map(scaledMark(belowTitle(factor)));
  return { ...figure, width: figure.width * factor, height: below(figure.height, factor), marks };
}

/** A height in a picture that is scaled below its title. */
const below = (y: number, factor: number): number => titleRoom + (y - titleRoom) * factor;

const belowTitle = (factor: number): Scaling => ({
  factor,
  place: ({ x, y }) => ({ x: x * factor, y: below(y, factor) }),
});

const fromCorner = (factor: number): Scaling => ({
  factor,
  place: ({ x, y }) => ({ x: x * factor, y: y * factor }),
});

function scaledFrames(frames: Frames, factor: number): Frames {
  const scaling = fromCorner(factor);
  return { ...sides(frames, factor), steps: frames.steps.map(scaledStep(scaling)) };
}

const scaledStep =
  (scaling: Scaling) =>
  ({ name, marks }: Frame): Frame => ({ name, marks: marks.map(scaledMark(scaling)) });

/** A mark of any kind, with its places and sizes scaled. */
const scaledMark =
  ({ factor, place }: Scaling) =>
  (mark: Mark): Mark =>
    ({ ...mapPoints(mark, place), ...scaledSizes(mark, factor) }) as Mark;

function scaledSizes(mark: Mark, factor: number): Partial<Mark> {
  const stroke = 'strokeWidth' in mark ? { strokeWidth: (mark.strokeWidth ?? 1) * factor } : {};
  switch (mark.kind) {
    case 'line':
      return { width: mark.width * factor, ...scaledDash(mark, factor) };
    case 'polygon':
      return stroke;
    case 'circle':
      return { radius: mark.radius * factor, ...stroke };
    case 'text':
      return { size: mark.size * factor, ...(mark.box && { box: scaledBox(mark.box, factor) }) };
    case 'rect':
      return { ...sides(mark, factor), ...scaledCorner(mark, factor), ...stroke };
    default:
      return sides(mark, factor);
  }
}

const scaledDash = ({ dash }: LineMark, factor: number) =>
  dash === undefined ? {} : { dash: dash.map((part) => part * factor) };

const scaledCorner = ({ corner }: RectMark, factor: number) =>
  corner === undefined ? {} : { corner: corner * factor };

const sides = ({ width, height }: Pick<Figure, 'width' | 'height'>, factor: number) => ({
  width: width * factor,
  height: height * factor,
});

const scaledBox = (box: TextBox, factor: number): TextBox => ({
  ...box,
  ...sides(box, factor),
  corner: box.corner * factor,
  strokeWidth: box.strokeWidth * factor,
});
