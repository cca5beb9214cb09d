import type { Figure, Frames, Mark, Point, TextBox } from './figure.js';

/** The pixels at the top of a picture that its title takes. */
export const titleRoom = 70;

/** The scaling of a drawing: the factor of lengths, and the image of each point. */
interface Scaling {
  readonly factor: number;
  place(point: Point): Point;
}

/**
 * A figure whose interactive form is at most `width` pixels wide: a picture scaled below its title, a chart with a narrower
 * area, a play with smaller steps.
 *
 * @example
 * ```ts
 * fitted({ title: 'A dot', width: 1600, height: 470, alt: 'a dot', marks: [] }, 800).height; // => 270
 * ```
 */
export function fitted(figure: Figure, width: number): Figure {
  const { axes, frames } = figure;
  if (frames !== undefined) {
    const factor = Math.min(1, width / (frames.width + 40)); // with the margins of the slider's form
    return factor === 1 ? figure : { ...figure, frames: scaledFrames(frames, factor) };
  }
  if (figure.width <= width) return figure;
  if (axes === undefined) return scaledPicture(figure, width / figure.width);
  const area = { ...axes.area, right: axes.area.right - figure.width + width };
  return { ...figure, width, axes: { ...axes, area } };
}

/** A picture scaled below its title. */
function scaledPicture(figure: Figure, factor: number): Figure {
  const below = (y: number) => titleRoom + (y - titleRoom) * factor;
  const scaling = { factor, place: ({ x, y }: Point) => ({ x: x * factor, y: below(y) }) };
  return {
    ...figure,
    width: figure.width * factor,
    height: below(figure.height),
    marks: figure.marks.map((mark) => scaledMark(mark, scaling)),
  };
}

function scaledFrames({ width, height, steps }: Frames, factor: number): Frames {
  const scaling = { factor, place: ({ x, y }: Point) => ({ x: x * factor, y: y * factor }) };
  return {
    width: width * factor,
    height: height * factor,
    steps: steps.map(({ name, marks }) => ({
      name,
      marks: marks.map((mark) => scaledMark(mark, scaling)),
    })),
  };
}

/** Each kind of mark, with its sizes and places scaled. */
function scaledMark(mark: Mark, { factor, place }: Scaling): Mark {
  const stroke = 'strokeWidth' in mark ? { strokeWidth: (mark.strokeWidth ?? 1) * factor } : {};
  switch (mark.kind) {
    case 'line': {
      const dash = mark.dash === undefined ? {} : { dash: mark.dash.map((part) => part * factor) };
      const lines = mark.lines.map((line) => line.map(place));
      return { ...mark, lines, width: mark.width * factor, ...dash };
    }
    case 'polygon':
      return { ...mark, rings: mark.rings.map((ring) => ring.map(place)), ...stroke };
    case 'circle':
      return { ...mark, ...place(mark), radius: mark.radius * factor, ...stroke };
    case 'text': {
      const box = mark.box === undefined ? {} : { box: scaledBox(mark.box, factor) };
      return { ...mark, ...place(mark), size: mark.size * factor, ...box };
    }
    case 'rect': {
      const corner = mark.corner === undefined ? {} : { corner: mark.corner * factor };
      return { ...mark, ...place(mark), ...sides(mark, factor), ...corner, ...stroke };
    }
    default:
      return { ...mark, ...place(mark), ...sides(mark, factor) };
  }
}

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
