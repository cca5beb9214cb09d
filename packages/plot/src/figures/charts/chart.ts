import { optional, text } from '@manaus/core/schemas';
import type { Axes, Axis, Figure, Tick } from '../../figure.js';
import type { Tongue } from '../../language.js';
import { coordinate } from '../../numbers.js';
import { pixels, titles } from '../input.js';
import { pageWidth } from '../page.js';

/** The names of a chart. */
export interface ChartNames {
  readonly title: string;
  readonly subtitle?: string;
  readonly xLabel?: string;
  readonly yLabel?: string;
  readonly width?: number;
  readonly height?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/** @internal The form of the names of a chart. */
export const chartNames = {
  ...titles,
  xLabel: optional(text),
  yLabel: optional(text),
  width: optional(pixels),
  height: optional(pixels),
};

/** A number with commas between thousands. */
export const numberWithCommas = (value: number) =>
  coordinate(value).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/**
 * Round ticks from one value to another: steps of 1, 2 or 5 times a power of ten.
 *
 * @example
 * ```ts
 * linearTicks(0, 10, 5).map((tick) => tick.at); // => [0, 2, 4, 6, 8, 10]
 * ```
 */
export function linearTicks(least: number, most: number, about = 6): Tick[] {
  const rough = (most - least || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) as number) * power;
  const first = Math.ceil(least / step - 1e-9);
  const count = Math.floor(most / step + 1e-9) - first + 1;
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: count }, (_, i) => {
    const at = Number(((first + i) * step).toFixed(digits));
    return { at, label: digits > 2 ? String(at) : numberWithCommas(at) };
  });
}

/**
 * Ticks at powers of ten, all in one notation: plain numbers up to 10,000, else powers; at most
 * about ten of them.
 *
 * @example
 * ```ts
 * logTicks(1, 1000).map((tick) => tick.label); // => ['1', '10', '100', '1,000']
 * logTicks(1e3, 1e5).map((tick) => tick.label); // => ['10³', '10⁴', '10⁵']
 * ```
 */
export function logTicks(least: number, most: number): Tick[] {
  const [low, high] = [Math.ceil(Math.log10(least) - 1e-9), Math.floor(Math.log10(most) + 1e-9)];
  const every = Math.ceil((high - low + 1) / 10);
  const powers = Array.from(
    { length: Math.floor((high - low) / every) + 1 },
    (_, i) => low + i * every,
  );
  const plain = powers.every((power) => power >= 0 && power < 5);
  return powers.map((power) => ({
    at: 10 ** power,
    label: plain ? numberWithCommas(10 ** power) : `10${raised(power)}`,
  }));
}

const raised = (power: number) =>
  [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');

/** The common options of charts with axes: names, size, and the range of the axes. */
export function chart(
  names: ChartNames,
  x: Axis,
  y: Axis,
): Omit<Figure, 'alt' | 'marks'> & { axes: Axes } {
  const { title, subtitle, width = pageWidth, height = 520 } = names;
  const axes = {
    x: { ...x, label: names.xLabel },
    y: { ...y, label: names.yLabel },
    area: { left: 90, top: 80, right: width - 30, bottom: height - 90 },
  };
  return { title, subtitle, width, height, axes };
}
