import { InputError } from '@manaus/core';
import { colors, textOn } from '../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../figure.js';
import { around, lineMark, rectMark, textMark } from '../marks/kinds.js';

/** A box of a scheme: its middle, its size, its lines of text; the first line is bold where there are more. */
interface SchemeBox extends Point {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly fill?: string;
  readonly size?: number;
}

/** Boxes and arrows between them, in pixels. */
interface SchemeInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly SchemeBox[];
  /** From a box to a box, by their indices, with words beside it. */
  readonly arrows?: readonly (readonly [from: number, to: number, words?: string])[];
  /** Drawn under the boxes. */
  readonly under?: readonly Mark[];
  readonly legend?: readonly LegendEntry[];
}

/**
 * A scheme: boxes with text, and arrows from the edge of one to the edge of another.
 *
 * Throws if an end of an arrow is not a box.
 *
 * @example
 * ```ts
 * const box = { x: 80, y: 100, width: 90, height: 40, lines: ['a box'] };
 * schemeFigure({ title: 'A scheme', alt: 'a box', width: 160, height: 140, boxes: [box] }).marks.length; // => 2
 * ```
 */
export function schemeFigure(input: SchemeInput): Figure {
  const { title, subtitle, alt, width, height, boxes, arrows = [], under = [], legend } = input;
  requireBoxes(boxes, arrows);
  const marks = [
    ...under,
    ...arrows.flatMap(([from, to, words]) => arrowMarks(boxes[from], boxes[to], words)),
    ...boxes.flatMap(boxMarks),
  ];
  return { title, subtitle, width, height, alt, legend, marks };
}

function requireBoxes(
  boxes: readonly SchemeBox[],
  arrows: NonNullable<SchemeInput['arrows']>,
): void {
  const stray = arrows
    .map(([from, to]) => (boxes[from] === undefined ? from : to))
    .find((index) => boxes[index] === undefined);
  if (stray !== undefined)
    throw new InputError('plot/scheme', 'arrow', 'between', {
      least: 0,
      most: boxes.length - 1,
      got: stray,
    });
}

function boxMarks(box: SchemeBox): Mark[] {
  const { x, y, width, height, lines, fill = colors.vertex, size = 14 } = box;
  const look = { corner: 6, fill, stroke: colors.outline, strokeWidth: 0.8, group: 'boxes' };
  const words = lines.map((text, line) => {
    const at = { x, y: y + (line - (lines.length - 1) / 2) * 1.35 * size };
    const weight = line === 0 && lines.length > 1 ? 'bold' : 'normal';
    return textMark(text, at, { size, weight, color: textOn(fill), group: 'boxes' });
  });
  return [rectMark(around(box, width, height), look), ...words];
}

/** The line between the middles of two boxes, cut at their edges, with words beside it. */
function arrowMarks(from: SchemeBox, to: SchemeBox, words: string | undefined): Mark[] {
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const span = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const along = { x: (end.x - start.x) / span, y: (end.y - start.y) / span };
  const line = arrowLine(start, end, along);
  if (words === undefined) return [line];
  const flat = Math.abs(along.x) > Math.abs(along.y);
  const beside = {
    x: (start.x + end.x) / 2 + (flat ? 0 : 8),
    y: (start.y + end.y) / 2 - (flat ? 12 : 0),
  };
  const look = { size: 12, color: colors.quiet, group: 'arrows' };
  return [line, textMark(words, beside, { ...look, anchor: flat ? 'middle' : 'start' })];
}

/** A line in a direction, and the two barbs at its tip. */
function arrowLine(start: Point, end: Point, along: Point): Mark {
  const tip = { x: end.x - 3 * along.x, y: end.y - 3 * along.y };
  const barb = (side: number) => ({
    x: tip.x - 9 * along.x - side * 5 * along.y,
    y: tip.y - 9 * along.y + side * 5 * along.x,
  });
  const lines = [
    [start, tip],
    [barb(1), tip, barb(-1)],
  ];
  return lineMark(lines, { color: colors.quiet, width: 2, group: 'arrows' });
}

function edgeOf(box: SchemeBox, towards: Point): Point {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y];
  const share = Math.min(
    box.width / 2 / (Math.abs(dx) || 1e-9),
    box.height / 2 / (Math.abs(dy) || 1e-9),
  );
  return { x: box.x + dx * share, y: box.y + dy * share };
}
