import { formOf, integerFrom, optional, someOf } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Axis, Figure, Mark } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { type Box, rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { color, requireInput } from '../input.js';
import { type ChartNames, chart, chartNames, grouped, linearTicks } from './chart.js';

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
  const { bars } = data;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const numbers = bars.length <= 24 ? numberMarks(bars, 0.035 * most) : [];
  return {
    ...chart(data, valueAxis(bars), countAxis(most)),
    alt: inWords(language, data),
    marks: [...bars.map((bar) => barMark(language, bar, data)), ...numbers],
  };
}

const wholeTicks = (...range: Parameters<typeof linearTicks>): Axis['ticks'] =>
  linearTicks(...range).filter(({ at }) => Number.isInteger(at));

function valueAxis(bars: readonly Bar[]): Axis {
  const xs = bars.map(({ x }) => x);
  const [least, most] = [Math.min(...xs) - 0.7, Math.max(...xs) + 0.7];
  return { range: [least, most], ticks: wholeTicks(least, most, 12) };
}

const countAxis = (most: number): Axis => ({
  range: [0, 1.08 * most],
  ticks: wholeTicks(0, most),
});

const inWords = (language: Tongue, { title, bars }: HistogramData): string =>
  `${said(language, { en: 'Bar chart', pt: 'Gráfico de barras' })}. ${message(language, title)}: ${bars.map((bar) => `${bar.x}: ${bar.count}`).join(', ')}.`;

function barMark(language: Tongue, bar: Bar, { xLabel = 'value', color }: HistogramData): Mark {
  const hover = `${message(language, xLabel)} ${bar.x}: ${grouped(bar.count)}`;
  return rectMark(boxOf(bar), { fill: color ?? colors.vertex, hover, group: 'bars' });
}

const boxOf = ({ x, count }: Bar): Box => ({ x: x - 0.4, y: 0, width: 0.8, height: count });

const numberText = (bars: number) => ({
  size: bars <= 14 ? 12 : 10,
  color: colors.text,
  group: 'bars',
});

/** The counts above their bars, by a distance in the unit of the counts. */
function numberMarks(bars: readonly Bar[], above: number): Mark[] {
  const look = numberText(bars.length);
  return bars.map(({ x, count }) => textMark(grouped(count), { x, y: count + above }, look));
}
