import { colors } from './colors.js';
import type { Figure, LegendEntry, Mark, Point } from './figure.js';
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
import { axesToPixels, pixelMarks } from './scales.js';

/** All marks of a figure, in pixels: the axes, its own, the title and the legend. */
export const drawnMarks = (figure: Figure): Mark[] => [
  ...axesMarks(figure),
  ...pixelMarks(figure),
  ...titleMarks(figure),
  ...legendMarks(figure),
];

/** The title and subtitle of a figure, in pixels. */
function titleMarks({ title, subtitle, width }: Figure): Mark[] {
  // Small pictures side by side need smaller letters, so that a line fits the width.
  const fit = (text: string, size: number, weight?: 'bold'): number => {
    const fitting = Math.floor(size * ((width - 16) / textWidth(text, size, weight)));
    return Math.max(9, Math.min(size, fitting));
  };
  const bold = { color: colors.text, group: 'title', weight: 'bold' } as const;
  const plain = { color: colors.quiet, group: 'title' };
  const marks = [
    textMark(title, { x: width / 2, y: 27 }, { size: fit(title, 20, 'bold'), ...bold }),
  ];
  if (subtitle !== undefined)
    marks.push(textMark(subtitle, { x: width / 2, y: 51 }, { size: fit(subtitle, 13), ...plain }));
  return marks;
}

/**
 * The legend as one centered line at the foot of the figure, or more lines where one is too narrow.
 */
export function legendMarks({ legend = [], width, height }: Figure): Mark[] {
  const rows = legendRows(legend, width);
  const top = height - 26 - (rows.length - 1) * 22;
  return rows.flatMap((row, i) => {
    const y = top + i * 22;
    let x = width / 2 - rowWidth(row) / 2;
    return row.flatMap((entry) => {
      const swatch = swatches[entry.shape]({ x: x + 8, y }, entry.color);
      const label = textMark(entry.label, { x: x + 26, y }, entryText);
      x += entryWidth(entry) + 30;
      return [swatch, label];
    });
  });
}

/** The height that a legend takes at the foot of a figure. */
export function legendHeight(legend: readonly LegendEntry[], width: number): number {
  return legend.length === 0 ? 0 : 26 + 22 * legendRows(legend, width).length;
}

/** The entries in rows that fit a figure of a width. */
const legendRows = (entries: readonly LegendEntry[], width: number): LegendEntry[][] =>
  fullRows(entries, (row) => rowWidth(row) <= width - 40);

const rowWidth = (row: readonly LegendEntry[]) =>
  row.reduce((sum, entry) => sum + entryWidth(entry), 0) + (row.length - 1) * 30;
const entryWidth = (entry: LegendEntry) => 26 + textWidth(entry.label, 13);

const entryText = { size: 13, color: colors.text, anchor: 'start', group: 'legend' } as const;

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
const nameText = { size: 13, color: colors.quiet, group: 'axes' };
const gridLook = { color: colors.faint, width: 1, group: 'axes' };
const baseLook = { color: colors.quiet, width: 1.2, group: 'axes' };

/** The grid, the base line, the ticks and the names of a chart's axes, in pixels. */
function axesMarks({ axes }: Figure): Mark[] {
  if (axes === undefined) return [];
  const { x, y, area } = axes;
  const { left, right, top, bottom } = area;
  const to = axesToPixels(axes);
  const grid = y.ticks.map(({ at }) => horizontal(left, right, to.y(at)));
  const below = { x: (left + right) / 2, y: bottom + 40 };
  const beside = { x: left - 58, y: (top + bottom) / 2 };
  return [
    lineMark(grid, gridLook),
    lineMark([horizontal(left, right, bottom)], baseLook),
    ...x.ticks.map(({ at, label }) => textMark(label, { x: to.x(at), y: bottom + 16 }, tickText)),
    ...y.ticks.map(({ at, label }) =>
      textMark(label, { x: left - 8, y: to.y(at) }, { ...tickText, anchor: 'end' }),
    ),
    ...textIfAny(x.label, below, nameText),
    ...textIfAny(y.label, beside, { ...nameText, turn: 90 }),
  ];
}
