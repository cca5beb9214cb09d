import { colors } from './colors.js';
import type { Axes, Figure, LegendEntry, Mark, Point } from './figure.js';
import { around, circleMark, horizontal, lineMark, rectMark, textMark } from './marks/kinds.js';
import { textWidth } from './numbers.js';
import { fullRows } from './rows.js';
import { axesToPixels } from './scales.js';

/** The title and subtitle of a figure, in pixels. */
export function titleMarks({ title, subtitle, width }: Figure): Mark[] {
  const [x, group] = [width / 2, 'title'];
  const look = { size: fitted(title, 20, width, 'bold'), color: colors.text, group };
  const name = textMark(title, { x, y: 27 }, { ...look, weight: 'bold' });
  if (subtitle === undefined) return [name];
  const size = fitted(subtitle, 13, width);
  return [name, textMark(subtitle, { x, y: 51 }, { size, color: colors.quiet, group })];
}

/** The size at which a line fits the width, at most the wanted one; small pictures side by side need it. */
function fitted(text: string, size: number, width: number, weight?: 'bold'): number {
  return Math.max(
    9,
    Math.min(size, Math.floor(size * ((width - 16) / textWidth(text, size, weight)))),
  );
}

/** The legend as one centered line at the foot of the figure, or more lines where one is too narrow. */
export function legendMarks({ legend, width, height }: Figure): Mark[] {
  if (legend === undefined || legend.length === 0) return [];
  const rows = wrapped(legend, width - 40);
  return rows.flatMap((row, index) =>
    legendRow(row, width / 2, height - 26 - (rows.length - 1 - index) * 22),
  );
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
    const words = textMark(entry.label, { x: x + 26, y }, entryText);
    const marks = [swatch(entry, { x: x + 8, y }), words];
    x += entryWidth(entry) + 30;
    return marks;
  });
}

function swatch({ shape, color }: LegendEntry, at: Point): Mark {
  const group = 'legend';
  if (shape === 'box') return rectMark(around(at, 15), { corner: 3, fill: color, group });
  if (shape === 'capsule') return circleMark(at, 7.5, { fill: color, group });
  const outline = { fill: colors.paper, stroke: color, strokeWidth: 1.5, group };
  if (shape === 'hollow') return circleMark(at, 5, outline);
  const dash = shape === 'dashed' ? [4, 3] : undefined;
  return lineMark([horizontal(at.x - 10, at.x + 10, at.y)], { color, width: 3, dash, group });
}

const tickText = { size: 12, color: colors.text, group: 'axes' } as const;

/** The frame, grid, ticks and names of a chart's axes, in pixels. */
export function axesMarks({ axes }: Figure): Mark[] {
  if (axes === undefined) return [];
  const { left, right, top, bottom } = axes.area;
  const to = axesToPixels(axes);
  const grid = axes.y.ticks.map(({ at }) => horizontal(left, right, to.y(at)));
  const base = [horizontal(left, right, bottom)];
  return [
    lineMark(grid, { color: colors.faint, width: 1, group: 'axes' }),
    lineMark(base, { color: colors.quiet, width: 1.2, group: 'axes' }),
    ...axes.x.ticks.map(({ at, label }) =>
      textMark(label, { x: to.x(at), y: bottom + 16 }, tickText),
    ),
    ...axes.y.ticks.map(({ at, label }) =>
      textMark(label, { x: left - 8, y: to.y(at) }, { ...tickText, anchor: 'end' }),
    ),
    ...axisNames(axes, (left + right) / 2, (top + bottom) / 2),
  ];
}

function axisNames({ x, y, area }: Axes, middle: number, level: number): Mark[] {
  const look = { size: 13, color: colors.quiet, group: 'axes' };
  const marks: Mark[] = [];
  if (x.label !== undefined)
    marks.push(textMark(x.label, { x: middle, y: area.bottom + 40 }, look));
  if (y.label !== undefined)
    marks.push(textMark(y.label, { x: area.left - 58, y: level }, { ...look, turn: 90 }));
  return marks;
}
