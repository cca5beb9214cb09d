import { InputError } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Axis, Figure, Mark } from '../../figure.js';
import { message, said } from '../../language.js';
import { type ChartNames, chart, grouped, linearTicks } from './chart.js';

/**
 * Bars of counts over whole numbers, such as how many states are how far from the goal.
 *
 * @example
 * ```ts
 * histogramFigure({ title: 'Distances', bars: [{ x: 0, count: 1 }, { x: 1, count: 2 }] }).marks.length; // => 4
 * ```
 */
export function histogramFigure(
  data: ChartNames & {
    readonly bars: readonly { readonly x: number; readonly count: number }[];
    readonly color?: string;
  },
): Figure {
  const { bars } = data;
  if (bars.length === 0) throw new InputError('plot/histogram', 'bars', 'empty', {});
  const xs = bars.map((bar) => bar.x);
  const range = [Math.min(...xs) - 0.7, Math.max(...xs) + 0.7] as const;
  const most = Math.max(...bars.map((bar) => bar.count));
  const x: Axis = {
    range,
    ticks: linearTicks(range[0], range[1], 12).filter(({ at }) => Number.isInteger(at)),
  };
  const y: Axis = {
    range: [0, 1.08 * most],
    ticks: linearTicks(0, most).filter(({ at }) => Number.isInteger(at)),
  };
  const base = chart(data, x, y);
  const marks = bars.map((bar): Mark => {
    const hover = `${message(data.xLabel ?? 'value')} ${bar.x}: ${grouped(bar.count)}`;
    return {
      kind: 'rect',
      x: bar.x - 0.4,
      y: 0,
      width: 0.8,
      height: bar.count,
      fill: data.color ?? colors.vertex,
      hover,
      group: 'bars',
    };
  });
  const numbered =
    bars.length <= 24
      ? bars.map(
          (bar): Mark =>
            barNumber(bar.x, bar.count + 0.035 * most, grouped(bar.count), bars.length),
        )
      : [];
  return {
    ...base,
    alt: `${said({ en: 'Bar chart', pt: 'Gráfico de barras' })}. ${message(data.title)}: ${bars.map((bar) => `${bar.x}: ${bar.count}`).join(', ')}.`,
    marks: [...marks, ...numbered],
  };
}

const barNumber = (x: number, y: number, text: string, bars: number): Mark => ({
  kind: 'text',
  x,
  y,
  text,
  size: bars <= 14 ? 12 : 10,
  color: colors.text,
  group: 'bars',
});
