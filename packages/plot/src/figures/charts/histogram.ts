import { formOf, integerFrom, optional, someOf } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Axis, Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import { rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, requireInput } from '../input.js';
import { type ChartNames, chart, chartNames, linearTicks, numberWithCommas } from './chart.js';

/** A whole number and its count. */
interface Bar {
  readonly x: number;
  readonly count: number;
}

/** Bars with the names of their chart, in one color. */
interface HistogramData extends ChartNames {
  readonly bars: readonly Bar[];
  readonly color?: string;
}

const form = formOf<HistogramData>({
  ...chartNames,
  bars: someOf(formOf<Bar>({ x: integerFrom(Number.MIN_SAFE_INTEGER), count: integerFrom(0) })),
  color: optional(color),
});

/**
 * Bars of counts over whole numbers, such as how many states are how far from the goal.
 *
 * @example
 * ```ts
 * histogramFigure({ title: 'Distances', bars: [{ x: 0, count: 1 }, { x: 1, count: 2 }] }).marks.length; // => 4
 * ```
 */
export function histogramFigure(data: HistogramData): Figure {
  requireInput('plot/histogram', form, data, 'data');
  const language = data.language ?? sessionLanguage();
  const { title, bars, xLabel = 'value', color: fill = colors.vertex } = data;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const xs = bars.map(({ x }) => x);
  const range = [Math.min(...xs) - 0.7, Math.max(...xs) + 0.7] as const;
  const wholeTicks = (ticks: Axis['ticks']) => ticks.filter(({ at }) => Number.isInteger(at));
  const x = { range, ticks: wholeTicks(linearTicks(...range, 12)) };
  const y = { range: [0, 1.08 * most], ticks: wholeTicks(linearTicks(0, most)) } as const;

  const group = 'bars';
  const boxes = bars.map(({ x, count }) => {
    const hover = `${message(language, xLabel)} ${x}: ${numberWithCommas(count)}`;
    return rectMark({ x: x - 0.4, y: 0, width: 0.8, height: count }, { fill, hover, group });
  });
  // The counts stand above their bars, where these are not too many.
  const size = bars.length <= 14 ? 12 : 10;
  const counts = bars.map(({ x, count }) => {
    const at = { x, y: count + 0.035 * most };
    return textMark(numberWithCommas(count), at, { size, color: colors.text, group });
  });

  const kind = said(language, { en: 'Bar chart', pt: 'Gráfico de barras' });
  const inWords = bars.map(({ x, count }) => `${x}: ${count}`).join(', ');
  return {
    ...chart(data, x, y),
    alt: `${kind}. ${message(language, title)}: ${inWords}.`,
    marks: [...boxes, ...(bars.length <= 24 ? counts : [])],
  };
}
