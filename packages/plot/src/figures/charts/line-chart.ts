import { InputError } from '@manaus/core';
import { finite, formOf, listOf, oneOf, optional, pairOf, text } from '@manaus/core/schemas';
import { colors, contrast, discPalette } from '../../colors.js';
import type { Axis, Figure, LegendEntry, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said, type Tongue } from '../../language.js';
import { circleMark, lineMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, requireInput } from '../input.js';
import { type ChartNames, chart, chartNames, grouped, linearTicks, logTicks } from './chart.js';

/** One line of a chart. */
interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly color?: string;
}

/** Lines with the names of their chart. */
interface LineData extends ChartNames {
  readonly series: readonly Series[];
  readonly xScale?: 'linear' | 'log';
  readonly yScale?: 'linear' | 'log';
}

const scale = optional(oneOf(['linear', 'log']));

const form = formOf<LineData>({
  ...chartNames,
  series: listOf(
    formOf<Series>({
      name: text,
      points: listOf(pairOf(finite, 'numbers')),
      color: optional(color),
    }),
  ),
  xScale: scale,
  yScale: scale,
});

// The palette of the discs without its yellow, which is lost on white.
const seriesColors = [
  colors.vertex,
  ...discPalette.filter((color) => contrast(color, colors.paper) > 1.6),
];
/** The height of a legend of one row. */
const oneRow = 48;
const dashes = [undefined, [7, 4], [2, 4], [9, 3, 2, 3]];

/**
 * Lines over numbers, on linear or logarithmic axes: growth, bounds, timings. Lines differ in
 * dashes as well as color.
 *
 * On a log axis every value is positive; throws otherwise.
 *
 * @example
 * ```ts
 * const moves = { name: 'least moves', points: [[1, 1], [2, 3], [3, 7]] as [number, number][] };
 * lineFigure({ title: 'Growth', series: [moves], yScale: 'log' }).axes?.y.scale; // => 'log'
 * ```
 */
export function lineFigure(data: LineData): Figure {
  requireInput('plot/line', form, data, 'data');
  const language = data.language ?? sessionLanguage();
  const { title, series, xScale, yScale } = data;
  const points = series.flatMap((each) => each.points);
  if (points.length === 0) throw new InputError('plot/line', 'series', 'empty', {});
  const xs = points.map(([value]) => value);
  const ys = points.map(([, value]) => value);
  const base = chart(data, numberAxis('x', xs, xScale), numberAxis('y', ys, yScale));
  const legend = legendOf(series);
  // A legend of several rows needs room under the name of the axis.
  const more = legend === undefined ? 0 : legendHeight(legend, base.width) - oneRow;
  const names = series.map(({ name }) => message(language, name)).join(', ');
  return {
    ...base,
    height: base.height + more,
    alt: `${said(language, { en: 'Line chart', pt: 'Gráfico de linhas' })}. ${message(language, title)}: ${names}.`,
    legend,
    marks: [
      ...series.map(seriesLine),
      ...series.flatMap((series, i) => seriesDots(language, series, i)),
    ],
  };
}

const colorOf = ({ color }: Series, i: number): string =>
  color ?? seriesColors[i % seriesColors.length];
const dashOf = (i: number) => dashes[Math.floor(i / 2) % 4];

function seriesLine(series: Series, i: number): Mark {
  const line = series.points.map(([x, y]) => ({ x, y }));
  const look = { color: colorOf(series, i), width: 2.4, dash: dashOf(i) };
  return lineMark([line], { ...look, group: 'series' });
}

function seriesDots(language: Tongue, series: Series, i: number): Mark[] {
  return series.points.map(dotOf(message(language, series.name), colorOf(series, i)));
}

/** The dot of a point of a line by its name and color. */
const dotOf =
  (name: string, fill: string) =>
  ([x, y]: Series['points'][number]): Mark =>
    circleMark({ x, y }, 4, {
      fill,
      stroke: colors.paper,
      strokeWidth: 1,
      group: 'series',
      hover: `${name}: ${grouped(x)}, ${grouped(y)}`,
    });

/** The names of the lines; none for a line alone. */
function legendOf(series: readonly Series[]): LegendEntry[] | undefined {
  return series.length <= 1 ? undefined : series.map(legendEntry);
}

const legendEntry = (series: Series, i: number): LegendEntry => ({
  label: series.name,
  color: colorOf(series, i),
  shape: dashOf(i) === undefined ? 'line' : 'dashed',
});

function numberAxis(
  name: string,
  values: readonly number[],
  scale: 'linear' | 'log' = 'linear',
): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (scale === 'log') return logAxis(requirePositive(name, least), most);
  const pad = 0.04 * (most - least) || 1;
  const from = name === 'y' && least >= 0 ? 0 : least - pad;
  return { range: [from, most + pad], ticks: linearTicks(from, most + pad) };
}

function requirePositive(name: string, got: number): number {
  if (got <= 0) throw new InputError('plot/line', `${name} on a log axis`, 'positive', { got });
  return got;
}

function logAxis(least: number, most: number): Axis {
  const ratio = Math.max((most / least) ** 0.04, 1.1);
  const [from, to] = [least / ratio, most * ratio];
  return { range: [from, to], scale: 'log', ticks: logTicks(from, to) };
}
