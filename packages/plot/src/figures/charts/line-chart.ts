import { InputError } from '@manaus/core';
import { finite, formOf, listOf, oneOf, optional, pairOf, text } from '@manaus/core/schemas';
import { colors, contrast, discPalette } from '../../colors.js';
import type { Axis, Figure, LegendEntry } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import { circleMark, lineMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, requireInput } from '../input.js';
import {
  type ChartNames,
  chart,
  chartNames,
  linearTicks,
  logTicks,
  numberWithCommas,
} from './chart.js';

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

  const lines = series.map(({ name, points, color }, i) => ({
    name,
    points: points.map(([x, y]) => ({ x, y })),
    color: color ?? seriesColors[i % seriesColors.length],
    dash: dashes[Math.floor(i / 2) % 4],
  }));
  const dots = lines.flatMap(({ name, points, color }) =>
    points.map((point) => {
      const values = `${numberWithCommas(point.x)}, ${numberWithCommas(point.y)}`;
      const hover = `${message(language, name)}: ${values}`;
      const look = { fill: color, stroke: colors.paper, strokeWidth: 1, group: 'series', hover };
      return circleMark(point, 4, look);
    }),
  );
  // A line alone has no legend; one of several rows needs room under the name of the axis.
  const legend =
    lines.length <= 1
      ? undefined
      : lines.map(({ name, color, dash }): LegendEntry => {
          return { label: name, color, shape: dash === undefined ? 'line' : 'dashed' };
        });
  const more = legend === undefined ? 0 : legendHeight(legend, base.width) - oneRow;
  const kind = said(language, { en: 'Line chart', pt: 'Gráfico de linhas' });
  const names = series.map(({ name }) => message(language, name)).join(', ');
  return {
    ...base,
    height: base.height + more,
    alt: `${kind}. ${message(language, title)}: ${names}.`,
    legend,
    marks: [
      ...lines.map(({ points, color, dash }) =>
        lineMark([points], { color, width: 2.4, dash, group: 'series' }),
      ),
      ...dots,
    ],
  };
}

/** An axis with a little room around the values; a linear y axis of no negative ones is from 0. */
function numberAxis(
  name: string,
  values: readonly number[],
  scale: 'linear' | 'log' = 'linear',
): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (scale === 'log') {
    if (least <= 0)
      throw new InputError('plot/line', `${name} on a log axis`, 'positive', { got: least });
    const ratio = Math.max((most / least) ** 0.04, 1.1);
    const [from, to] = [least / ratio, most * ratio];
    return { range: [from, to], scale, ticks: logTicks(from, to) };
  }
  const pad = 0.04 * (most - least) || 1;
  const from = name === 'y' && least >= 0 ? 0 : least - pad;
  return { range: [from, most + pad], ticks: linearTicks(from, most + pad) };
}
