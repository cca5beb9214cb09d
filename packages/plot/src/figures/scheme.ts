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
  const { title, subtitle, alt, width, height, boxes, arrows = [], legend } = input;
  for (const [from, to] of arrows) requirePlaces(place, 'arrows', [from, to], boxes.length);
  return { title, subtitle, width, height, alt, legend, marks: schemeMarks(input) };
}

const schemeMarks = ({ boxes, arrows = [], under = [] }: SchemeInput): Mark[] => [
  ...under,
  ...arrows.flatMap(([from, to, words]) => arrowMarks(boxes[from], boxes[to], words)),
  ...boxes.flatMap(boxMarks),
];

const boxMarks = (box: SchemeBox): Mark[] => [
  rectMark(around(box, box.width, box.height), {
    corner: 6,
    fill: box.fill ?? colors.vertex,
    stroke: colors.outline,
    strokeWidth: 0.8,
    group: 'boxes',
  }),
  ...lineMarks(box),
];

/** The lines of text of a box, around its middle. */
function lineMarks({ x, y, lines, fill = colors.vertex, size = 14 }: SchemeBox): Mark[] {
  const words = { size, color: textOn(fill), group: 'boxes' };
  return lines.map((text, line) => {
    const at = { x, y: y + (line - (lines.length - 1) / 2) * 1.35 * size };
    const weight = line === 0 && lines.length > 1 ? 'bold' : 'normal';
    return textMark(text, at, { ...words, weight });
  });
}

/** The line between the middles of two boxes, cut at their edges, with words beside it. */
function arrowMarks(from: SchemeBox, to: SchemeBox, words: string | undefined): Mark[] {
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  return [arrowLine(start, end), ...wordsBeside(words, start, end)];
}

/** Words above the middle of a flat line, to the right of that of a steep one. */
function wordsBeside(words: string | undefined, start: Point, end: Point): Mark[] {
  const look = { size: 12, color: colors.quiet, group: 'arrows' };
  const { x, y } = meanPoint([start, end]);
  const along = direction(start, end);
  return Math.abs(along.x) > Math.abs(along.y)
    ? textIfAny(words, { x, y: y - 12 }, { ...look, anchor: 'middle' })
    : textIfAny(words, { x: x + 8, y }, { ...look, anchor: 'start' });
}

/** A line, and the two barbs at its tip. */
function arrowLine(start: Point, end: Point): Mark {
  const along = direction(start, end);
  const tip = { x: end.x - 3 * along.x, y: end.y - 3 * along.y };
  return lineMark([[start, tip], headAt(tip, along)], arrowLook);
}

const arrowLook = { color: colors.quiet, width: 2, group: 'arrows' };

/** The tip of an arrow between the ends of its barbs. */
function headAt(tip: Point, { x, y }: Point): Point[] {
  const barb = (side: number) => ({
    x: tip.x - 9 * x - side * 5 * y,
    y: tip.y - 9 * y + side * 5 * x,
  });
  return [barb(1), tip, barb(-1)];
}

function edgeOf({ x, y, width, height }: SchemeBox, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y];
  const share = Math.min(shareIn(width, dx), shareIn(height, dy));
  return { x: x + dx * share, y: y + dy * share };
}

/** The share of a way from the middle of a side that is inside of it. */
const shareIn = (side: number, way: number): number => side / 2 / (Math.abs(way) || 1e-9);
