import {
  finite,
  formOf,
  integerFrom,
  listOf,
  must,
  optional,
  type Part,
  someOf,
  text,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { colors, textOn } from '../colors.js';
import type { Figure, LegendEntry, Mark, Point } from '../figure.js';
import {
  around,
  direction,
  lineMark,
  meanPoint,
  rectMark,
  textIfAny,
  textMark,
} from '../marks/kinds.js';
import { color, legend, pixels, requireInput, requirePlaces } from './input.js';

/**
 * A box of a scheme: its middle, its size, its lines of text; the first line is bold where there
 * are more.
 */
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

const place = 'plot/scheme';

/** The boxes at the ends of an arrow, and words if there are any. */
const arrow = must(
  v.union([
    v.strictTuple([integerFrom(0), integerFrom(0)]),
    v.strictTuple([integerFrom(0), integerFrom(0), optional(text)]),
  ]),
  'list',
  { least: 2, most: 3, of: 'entries' },
);

const mark: Part<Mark> = must(
  v.custom<Mark>((value) => typeof value === 'object' && value !== null && 'kind' in value),
  'object',
  { names: ['kind'] },
);

const form = formOf<SchemeInput>({
  title: text,
  subtitle: optional(text),
  alt: text,
  width: pixels,
  height: pixels,
  boxes: someOf(
    formOf<SchemeBox>({
      x: finite,
      y: finite,
      width: pixels,
      height: pixels,
      lines: listOf(text),
      fill: optional(color),
      size: optional(pixels),
    }),
  ),
  arrows: optional(listOf(arrow)),
  under: optional(listOf(mark)),
  legend: optional(legend),
});

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
  requireInput(place, form, input);
  const { title, subtitle, alt, width, height, boxes, arrows = [], under = [], legend } = input;
  for (const [from, to] of arrows) requirePlaces(place, 'arrows', [from, to], boxes.length);
  const marks = [
    ...under,
    ...arrows.flatMap(([from, to, words]) => arrowMarks(boxes[from], boxes[to], words)),
    ...boxes.flatMap(boxMarks),
  ];
  return { title, subtitle, width, height, alt, legend, marks };
}

/** A box with its lines of text around its middle. */
function boxMarks(box: SchemeBox): Mark[] {
  const { x, y, lines, fill = colors.vertex, size = 14 } = box;
  const group = 'boxes';
  const look = { corner: 6, fill, stroke: colors.outline, strokeWidth: 0.8, group };
  return [
    rectMark(around(box, box.width, box.height), look),
    ...lines.map((text, line) => {
      const at = { x, y: y + (line - (lines.length - 1) / 2) * 1.35 * size };
      const weight = line === 0 && lines.length > 1 ? 'bold' : 'normal';
      return textMark(text, at, { size, color: textOn(fill), group, weight });
    }),
  ];
}

/** The line between the middles of two boxes, cut at their edges, with words beside it. */
function arrowMarks(from: SchemeBox, to: SchemeBox, words: string | undefined): Mark[] {
  const [start, end] = [edgePoint(from, to), edgePoint(to, from)];
  const along = direction(start, end);
  const tip = { x: end.x - 3 * along.x, y: end.y - 3 * along.y };
  const barb = (side: number) => ({
    x: tip.x - 9 * along.x - side * 5 * along.y,
    y: tip.y - 9 * along.y + side * 5 * along.x,
  });
  const lines = [
    [start, tip],
    [barb(1), tip, barb(-1)],
  ];
  // Words stand above the middle of a flat line, to the right of that of a steep one.
  const { x, y } = meanPoint([start, end]);
  const look = { size: 12, color: colors.quiet, group: 'arrows' };
  return [
    lineMark(lines, { color: colors.quiet, width: 2, group: 'arrows' }),
    ...(Math.abs(along.x) > Math.abs(along.y)
      ? textIfAny(words, { x, y: y - 12 }, { ...look, anchor: 'middle' })
      : textIfAny(words, { x: x + 8, y }, { ...look, anchor: 'start' })),
  ];
}

/** The point of the edge of a box on the way from its middle to a point. */
function edgePoint({ x, y, width, height }: SchemeBox, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  // The shares of the way at which it leaves the box across and down.
  const across = width / 2 / (Math.abs(dx) || 1e-9);
  const down = height / 2 / (Math.abs(dy) || 1e-9);
  const share = Math.min(across, down);
  return { x: x + dx * share, y: y + dy * share };
}
