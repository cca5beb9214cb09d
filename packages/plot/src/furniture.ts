import { colors } from './colors.js';
import type { Axes, Figure, LegendEntry, Mark, Point } from './figure.js';
import {
  around,
  circleMark,
  horizontal,
  lineMark,
  rectMark,
  textIfAny,
  textMark,
} from './marks/kinds.js';
import { textWidth } from './numbers.js';
import { fullRows } from './rows.js';
import { axesToPixels, pixelMarks, type ToPixels } from './scales.js';

/** All marks of a figure, in pixels: the axes, its own, the title and the legend. */
export const drawnMarks = (figure: Figure): Mark[] => [
  ...axesMarks(figure),
  ...pixelMarks(figure),
  ...titleMarks(figure),
  ...legendMarks(figure),
];

/** The title and subtitle of a figure, in pixels. */
const titleMarks = ({ title, subtitle, width }: Figure): Mark[] => [
  textMark(title, { x: width / 2, y: 27 }, titleText(fitted(title, 20, width, 'bold'))),
  ...(subtitle === undefined
    ? []
    : [textMark(subtitle, { x: width / 2, y: 51 }, subtitleText(fitted(subtitle, 13, width)))]),
];

const titleText = (size: number) =>
  ({ size, color: colors.text, group: 'title', weight: 'bold' }) as const;
const subtitleText = (size: number) => ({ size, color: colors.quiet, group: 'title' });

/**
 * The size at which a line fits the width, at most the wanted one; small pictures side by side need
 * it.
 */
function fitted(text: string, size: number, width: number, weight?: 'bold'): number {
  const fitting = Math.floor(size * ((width - 16) / textWidth(text, size, weight)));
  return Math.max(9, Math.min(size, fitting));
}

/**
 * The legend as one centered line at the foot of the figure, or more lines where one is too narrow.
 */
export function legendMarks({ legend = [], width, height }: Figure): Mark[] {
  const rows = wrapped(legend, width);
  const top = height - 26 - (rows.length - 1) * 22;
  return rows.flatMap((row, i) => legendRow(row, width / 2, top + i * 22));
}

/** The height that a legend takes at the foot of a figure. */
export function legendHeight(legend: readonly LegendEntry[], width: number): number {
  return legend.length === 0 ? 0 : 26 + 22 * wrapped(legend, width).length;
}

/** Entries of a legend side by side. */
type LegendRow = readonly LegendEntry[];

const entryWidth = (entry: LegendEntry) => 26 + textWidth(entry.label, 13);
const rowWidth = (row: LegendRow) =>
  row.reduce((sum, entry) => sum + entryWidth(entry), 0) + (row.length - 1) * 30;

/** The entries in rows that fit a figure of a width. */
const wrapped = (entries: readonly LegendEntry[], width: number): LegendRow[] =>
  fullRows(entries, (row) => rowWidth(row) <= width - 40);

const entryText = { size: 13, color: colors.text, anchor: 'start', group: 'legend' } as const;

function legendRow(row: LegendRow, center: number, y: number): Mark[] {
  let x = center - rowWidth(row) / 2;
  return row.flatMap((entry) => {
    const marks = entryMarks(entry, { x, y });
    x += entryWidth(entry) + 30;
    return marks;
  });
}

const entryMarks = (entry: LegendEntry, { x, y }: Point): Mark[] => [
  swatches[entry.shape]({ x: x + 8, y }, entry.color),
  textMark(entry.label, { x: x + 26, y }, entryText),
];

const group = 'legend';

const swatches: Readonly<Record<LegendEntry['shape'], (at: Point, color: string) => Mark>> = {
  box: (at, fill) => rectMark(around(at, 15), { corner: 3, fill, group }),
  capsule: (at, fill) => circleMark(at, 7.5, { fill, group }),
  hollow: (at, stroke) =>
    circleMark(at, 5, { fill: colors.paper, stroke, strokeWidth: 1.5, group }),
  line: (at, color) => lineOf(at, color),
  dashed: (at, color) => lineOf(at, color, [4, 3]),
};

const lineOf = ({ x, y }: Point, color: string, dash?: readonly number[]): Mark =>
  lineMark([horizontal(x - 10, x + 10, y)], { color, width: 3, dash, group });

const tickText = { size: 12, color: colors.text, group: 'axes' } as const;

/** The frame, grid, ticks and names of a chart's axes, in pixels. */
function axesMarks({ axes }: Figure): Mark[] {
  if (axes === undefined) return [];
  const to = axesToPixels(axes);
  return [...gridMarks(axes, to), ...tickMarks(axes, to), ...axisNames(axes)];
}

/** The lines of the grid, and the base line. */
function gridMarks(axes: Axes, to: ToPixels): Mark[] {
  const grid = axes.y.ticks.map(({ at }) => across(axes, to.y(at)));
  return [lineMark(grid, gridLook), lineMark([across(axes, axes.area.bottom)], baseLook)];
}

const gridLook = { color: colors.faint, width: 1, group: 'axes' };
const baseLook = { color: colors.quiet, width: 1.2, group: 'axes' };

/** The line from the left to the right end of the axes at a height. */
const across = ({ area }: Axes, y: number): Point[] => horizontal(area.left, area.right, y);

const tickMarks = ({ x, y, area }: Axes, to: ToPixels): Mark[] => [
  ...x.ticks.map(({ at, label }) =>
    textMark(label, { x: to.x(at), y: area.bottom + 16 }, tickText),
  ),
  ...y.ticks.map(({ at, label }) =>
    textMark(label, { x: area.left - 8, y: to.y(at) }, { ...tickText, anchor: 'end' }),
  ),
];

const nameText = { size: 13, color: colors.quiet, group: 'axes' };

const axisNames = ({ x, y, area }: Axes): Mark[] => [
  ...textIfAny(x.label, belowMiddle(area), nameText),
  ...textIfAny(y.label, besideMiddle(area), { ...nameText, turn: 90 }),
];

const belowMiddle = ({ left, right, bottom }: Axes['area']): Point => ({
  x: (left + right) / 2,
  y: bottom + 40,
});

const besideMiddle = ({ left, top, bottom }: Axes['area']): Point => ({
  x: left - 58,
  y: (top + bottom) / 2,
});
