import { colors } from './colors.js';
import type { Axes, Figure, LegendEntry, Mark, Tick } from './figure.js';
import { textWidth } from './numbers.js';
import { axesToPixels } from './scales.js';

/** The title and subtitle of a figure, in pixels. */
export function titleMarks({ title, subtitle, width }: Figure): Mark[] {
  const shared = { kind: 'text', x: width / 2, group: 'title' } as const;
  const marks: Mark[] = [
    {
      ...shared,
      y: 27,
      text: title,
      size: fitted(title, 20, width, 'bold'),
      color: colors.text,
      weight: 'bold',
    },
  ];
  if (subtitle !== undefined)
    marks.push({
      ...shared,
      y: 51,
      text: subtitle,
      size: fitted(subtitle, 13, width),
      color: colors.quiet,
    });
  return marks;
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

function wrapped(entries: readonly LegendEntry[], width: number): LegendEntry[][] {
  const rows: LegendEntry[][] = [[]];
  for (const entry of entries) {
    const row = rows[rows.length - 1];
    if (row.length > 0 && rowWidth([...row, entry]) > width) rows.push([entry]);
    else row.push(entry);
  }
  return rows;
}

function legendRow(row: readonly LegendEntry[], center: number, y: number): Mark[] {
  let x = center - rowWidth(row) / 2;
  return row.flatMap((entry) => {
    const marks: Mark[] = [
      swatch(entry, x + 8, y),
      {
        kind: 'text',
        x: x + 26,
        y,
        text: entry.label,
        size: 13,
        color: colors.text,
        anchor: 'start',
        group: 'legend',
      },
    ];
    x += entryWidth(entry) + 30;
    return marks;
  });
}

function swatch({ shape, color }: LegendEntry, x: number, y: number): Mark {
  const group = 'legend';
  if (shape === 'box')
    return {
      kind: 'rect',
      x: x - 7.5,
      y: y - 7.5,
      width: 15,
      height: 15,
      corner: 3,
      fill: color,
      group,
    };
  if (shape === 'capsule') return { kind: 'circle', x, y, radius: 7.5, fill: color, group };
  if (shape === 'hollow')
    return {
      kind: 'circle',
      x,
      y,
      radius: 5,
      fill: colors.paper,
      stroke: color,
      strokeWidth: 1.5,
      group,
    };
  const lines = [
    [
      { x: x - 10, y },
      { x: x + 10, y },
    ],
  ];
  return {
    kind: 'line',
    lines,
    color,
    width: 3,
    dash: shape === 'dashed' ? [4, 3] : undefined,
    group,
  };
}

/** The frame, grid, ticks and names of a chart's axes, in pixels. */
export function axesMarks({ axes }: Figure): Mark[] {
  if (axes === undefined) return [];
  const { left, right, top, bottom } = axes.area;
  const group = 'axes';
  const to = axesToPixels(axes);
  const across = (tick: Tick) => [
    { x: left, y: to.y(tick.at) },
    { x: right, y: to.y(tick.at) },
  ];
  return [
    { kind: 'line', lines: axes.y.ticks.map(across), color: colors.faint, width: 1, group },
    {
      kind: 'line',
      lines: [
        [
          { x: left, y: bottom },
          { x: right, y: bottom },
        ],
      ],
      color: colors.quiet,
      width: 1.2,
      group,
    },
    ...axes.x.ticks.map(
      (tick): Mark => ({
        kind: 'text',
        x: to.x(tick.at),
        y: bottom + 16,
        text: tick.label,
        size: 12,
        color: colors.text,
        group,
      }),
    ),
    ...axes.y.ticks.map(
      (tick): Mark => ({
        kind: 'text',
        x: left - 8,
        y: to.y(tick.at),
        text: tick.label,
        size: 12,
        color: colors.text,
        anchor: 'end',
        group,
      }),
    ),
    ...axisNames(axes, (left + right) / 2, (top + bottom) / 2),
  ];
}

function axisNames({ x, y, area }: Axes, middle: number, level: number): Mark[] {
  const shared = { kind: 'text', size: 13, color: colors.quiet, group: 'axes' } as const;
  const marks: Mark[] = [];
  if (x.label !== undefined)
    marks.push({ ...shared, x: middle, y: area.bottom + 40, text: x.label });
  if (y.label !== undefined)
    marks.push({ ...shared, x: area.left - 58, y: level, text: y.label, turn: 90 });
  return marks;
}
