import { InputError } from '@manaus/core';
import { colors, contrast, discPalette } from '../../colors.js';
import type { Axis, Figure, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import { type ChartNames, chart, grouped, linearTicks, logTicks } from './chart.js';

/** One line of a chart. */
interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly color?: string;
}

// The palette of the discs without its yellow, which is lost on white.
const seriesColors = [
  colors.vertex,
  ...discPalette.filter((color) => contrast(color, colors.paper) > 1.6),
];
/** The height of a legend of one row. */
const oneRow = 48;
const dashes = [undefined, [7, 4], [2, 4], [9, 3, 2, 3]];

/**
 * Lines over numbers, on linear or logarithmic axes: growth, bounds, timings. Lines differ in dashes as well as color.
 *
 * On a log axis every value is positive; throws otherwise.
 *
 * @example
 * ```ts
 * const moves = { name: 'least moves', points: [[1, 1], [2, 3], [3, 7]] as [number, number][] };
 * lineFigure({ title: 'Growth', series: [moves], yScale: 'log' }).axes?.y.scale; // => 'log'
 * ```
 */
export function lineFigure(
  data: ChartNames & {
    readonly series: readonly Series[];
    readonly xScale?: 'linear' | 'log';
    readonly yScale?: 'linear' | 'log';
  },
): Figure {
  const points = data.series.flatMap((series) => series.points);
  if (points.length === 0) throw new InputError('plot/line', 'series', 'empty', {});
  const x = numberAxis(
    'x',
    points.map(([value]) => value),
    data.xScale,
  );
  const y = numberAxis(
    'y',
    points.map(([, value]) => value),
    data.yScale,
  );
  const base = chart(data, x, y);
  const color = (i: number) => data.series[i].color ?? seriesColors[i % seriesColors.length];
  const lines = data.series.map(
    ({ points }, i): Mark => ({
      kind: 'line',
      lines: [points.map(([x, y]) => ({ x, y }))],
      color: color(i),
      width: 2.4,
      dash: dashes[Math.floor(i / 2) % 4],
      group: 'series',
    }),
  );
  const dots = data.series.flatMap(({ name, points }, i) =>
    points.map(
      ([x, y]): Mark => ({
        kind: 'circle',
        x,
        y,
        radius: 4,
        fill: color(i),
        stroke: colors.paper,
        strokeWidth: 1,
        hover: `${message(name)}: ${grouped(x)}, ${grouped(y)}`,
        group: 'series',
      }),
    ),
  );
  const legend =
    data.series.length > 1
      ? data.series.map(({ name }, i) => ({
          label: name,
          color: color(i),
          shape:
            dashes[Math.floor(i / 2) % 4] === undefined ? ('line' as const) : ('dashed' as const),
        }))
      : undefined;
  // A legend of several rows needs room under the name of the axis.
  const more = legend === undefined ? 0 : legendHeight(legend, base.width) - oneRow;
  return {
    ...base,
    height: base.height + more,
    alt: `${said({ en: 'Line chart', pt: 'Gráfico de linhas' })}. ${message(data.title)}: ${data.series.map(({ name }) => message(name)).join(', ')}.`,
    legend,
    marks: [...lines, ...dots],
  };
}

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
    return {
      range: [least / ratio, most * ratio],
      scale,
      ticks: logTicks(least / ratio, most * ratio),
    };
  }
  const pad = 0.04 * (most - least) || 1;
  const from = name === 'y' && least >= 0 ? 0 : least - pad;
  return { range: [from, most + pad], ticks: linearTicks(from, most + pad) };
}
