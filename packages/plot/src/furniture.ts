import { colors } from './colors.js';
import type { Axes, Figure, LegendEntry, Mark, Point } from './figure.js';
import { around, circleMark, horizontal, lineMark, rectMark, textMark } from './marks/kinds.js';
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
export function legendMarks({ legend, width, height }: Figure): Mark[] {
  if (legend === undefined || legend.length === 0) return [];
  const rows = wrapped(legend, width - 40);
  const top = height - 26 - (rows.length - 1) * 22;
  return rows.flatMap((row, index) => legendRow(row, width / 2, top + index * 22));
}

/** The height that a legend takes at the foot of a figure. */
export function legendHeight(legend: readonly LegendEntry[], width: number): number {
  return legend.length === 0 ? 0 : 26 + 22 * wrapped(legend, width - 40).length;
}

const entryWidth = (entry: LegendEntry) => 26 + textWidth(entry.label, 13);
const rowWidth = (row: readonly LegendEntry[]) =>
  row.reduce((sum, entry) => sum + entryWidth(entry), 0) + (row.length - 1) * 30;

const wrapped = (entries: readonly LegendEntry[], width: number): LegendEntry[][] =>
  fullRows(entries, (row) => rowWidth(row) <= width);

const entryText = { size: 13, color: colors.text, anchor: 'start', group: 'legend' } as const;

function legendRow(row: readonly LegendEntry[], center: number, y: number): Mark[] {
  let x = center - rowWidth(row) / 2;
  return row.flatMap((entry) => {
    const marks = entryMarks(entry, { x, y });
    x += entryWidth(entry) + 30;
    return marks;
  });
}

const entryMarks = (entry: LegendEntry, { x, y }: Point): Mark[] => [
  swatch(entry, { x: x + 8, y }),
  textMark(entry.label, { x: x + 26, y }, entryText),
];

const group = 'legend';

function swatch({ shape, color }: LegendEntry, at: Point): Mark {
  if (shape === 'box') return rectMark(around(at, 15), { corner: 3, fill: color, group });
  if (shape === 'capsule') return circleMark(at, 7.5, { fill: color, group });
  return shape === 'hollow' ? ring(at, color) : dashOf(at, color, shape === 'dashed');
}

const ring = (at: Point, color: string): Mark =>
  circleMark(at, 5, { fill: colors.paper, stroke: color, strokeWidth: 1.5, group });

const dashOf = ({ x, y }: Point, color: string, dashed: boolean): Mark =>
  lineMark([horizontal(x - 10, x + 10, y)], {
    color,
    width: 3,
    dash: dashed ? [4, 3] : undefined,
    group,
  });

const tickText = { size: 12, color: colors.text, group: 'axes' } as const;

/** The frame, grid, ticks and names of a chart's axes, in pixels. */
function axesMarks({ axes }: Figure): Mark[] {
  if (axes === undefined) return [];
  const to = axesToPixels(axes);
  return [...gridMarks(axes, to), ...tickMarks(axes, to), ...axisNames(axes)];
}

/** The lines of the grid, and the base line. */
function gridMarks({ y, area }: Axes, to: ToPixels): Mark[] {
  const across = (level: number) => horizontal(area.left, area.right, level);
  const grid = y.ticks.map(({ at }) => across(to.y(at)));
  return [
    lineMark(grid, { color: colors.faint, width: 1, group: 'axes' }),
    lineMark([across(area.bottom)], { color: colors.quiet, width: 1.2, group: 'axes' }),
  ];
}

const tickMarks = ({ x, y, area }: Axes, to: ToPixels): Mark[] => [
  ...x.ticks.map(({ at, label }) =>
    textMark(label, { x: to.x(at), y: area.bottom + 16 }, tickText),
  ),
  ...y.ticks.map(({ at, label }) =>
    textMark(label, { x: area.left - 8, y: to.y(at) }, { ...tickText, anchor: 'end' }),
  ),
];

const nameText = { size: 13, color: colors.quiet, group: 'axes' };

function axisNames({ x, y, area: { left, right, top, bottom } }: Axes): Mark[] {
  const below = { x: (left + right) / 2, y: bottom + 40 };
  const beside = { x: left - 58, y: (top + bottom) / 2 };
  return [
    ...(x.label === undefined ? [] : [textMark(x.label, below, nameText)]),
    ...(y.label === undefined ? [] : [textMark(y.label, beside, { ...nameText, turn: 90 })]),
  ];
}
