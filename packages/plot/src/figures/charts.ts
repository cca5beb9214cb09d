import { InputError } from '@manaus/core';
import { colours, contrast, discPalette, scaleColour, textOn } from '../colours.js';
import type { Axes, Axis, Figure, Mark, Tick } from '../figure.js';
import { coordinate } from '../numbers.js';

/** The names of a chart. */
export interface ChartNames {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly xLabel?: string | undefined;
  readonly yLabel?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const grouped = (value: number) => coordinate(value).replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

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
    return { at, label: digits > 2 ? String(at) : grouped(at) };
  });
}

/**
 * Ticks at powers of ten; not all of them where there are more than about ten.
 *
 * @example
 * ```ts
 * logTicks(1, 1000).map((tick) => tick.label); // => ['1', '10', '100', '1,000']
 * ```
 */
export function logTicks(least: number, most: number): Tick[] {
  const [low, high] = [Math.ceil(Math.log10(least) - 1e-9), Math.floor(Math.log10(most) + 1e-9)];
  const every = Math.ceil((high - low + 1) / 10);
  const powers = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, i) => low + i * every);
  return powers.map((power) => ({ at: 10 ** power, label: power < 5 && power >= 0 ? grouped(10 ** power) : `10${raised(power)}` }));
}

const raised = (power: number) => [...String(power)].map((digit) => (digit === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])).join('');

function chart(names: ChartNames, x: Axis, y: Axis): Omit<Figure, 'alt' | 'marks'> & { axes: Axes } {
  const { title, subtitle, width = 900, height = 520 } = names;
  const axes = { x: { ...x, label: names.xLabel }, y: { ...y, label: names.yLabel }, area: { left: 90, top: 80, right: width - 30, bottom: height - 90 } };
  return { title, subtitle, width, height, axes };
}

/**
 * Bars of counts over whole numbers, such as how many states are how far from the goal.
 *
 * @example
 * ```ts
 * histogramFigure({ title: 'Distances', bars: [{ x: 0, count: 1 }, { x: 1, count: 2 }] }).marks.length; // => 4
 * ```
 */
export function histogramFigure(data: ChartNames & { readonly bars: readonly { readonly x: number; readonly count: number }[]; readonly color?: string | undefined }): Figure {
  const { bars } = data;
  if (bars.length === 0) throw new InputError('plot/histogram', 'bars', 'at least one', 'none');
  const xs = bars.map((bar) => bar.x);
  const range = [Math.min(...xs) - 0.7, Math.max(...xs) + 0.7] as const;
  const most = Math.max(...bars.map((bar) => bar.count));
  const x: Axis = { range, ticks: linearTicks(range[0], range[1], 12).filter(({ at }) => Number.isInteger(at)) };
  const y: Axis = { range: [0, 1.08 * most], ticks: linearTicks(0, most).filter(({ at }) => Number.isInteger(at)) };
  const base = chart(data, x, y);
  const marks = bars.map((bar): Mark => {
    const hover = `${data.xLabel ?? 'value'} ${bar.x}: ${grouped(bar.count)}`;
    return { kind: 'rect', x: bar.x - 0.4, y: 0, width: 0.8, height: bar.count, fill: data.color ?? colours.vertex, hover, group: 'bars' };
  });
  const numbered = bars.length <= 24 ? bars.map((bar): Mark => barNumber(bar.x, bar.count + 0.035 * most, grouped(bar.count), bars.length)) : [];
  return { ...base, alt: `Bar chart. ${data.title}: ${bars.map((bar) => `${bar.x}: ${bar.count}`).join(', ')}.`, marks: [...marks, ...numbered] };
}

const barNumber = (x: number, y: number, text: string, bars: number): Mark => ({ kind: 'text', x, y, text, size: bars <= 14 ? 12 : 10, color: colours.text, group: 'bars' });

/** One line of a chart. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly color?: string | undefined;
}

// The palette of the discs without its yellow, which is lost on white.
const seriesColours = [colours.vertex, ...discPalette.filter((colour) => contrast(colour, colours.paper) > 1.6)];
const dashes = [undefined, [7, 4], [2, 4], [9, 3, 2, 3]];

/**
 * Lines over numbers, on linear or logarithmic axes: growth, bounds, timings. Lines differ in dashes as well as colour.
 *
 * On a log axis every value is positive; throws otherwise.
 *
 * @example
 * ```ts
 * const moves = { name: 'least moves', points: [[1, 1], [2, 3], [3, 7]] as [number, number][] };
 * lineFigure({ title: 'Growth', series: [moves], yScale: 'log' }).axes?.y.scale; // => 'log'
 * ```
 */
export function lineFigure(data: ChartNames & { readonly series: readonly Series[]; readonly xScale?: 'linear' | 'log'; readonly yScale?: 'linear' | 'log' }): Figure {
  const points = data.series.flatMap((series) => series.points);
  if (points.length === 0) throw new InputError('plot/line', 'series', 'at least one point', 'none');
  const x = numberAxis('x', points.map(([value]) => value), data.xScale); // biome-ignore format: one call
  const y = numberAxis('y', points.map(([, value]) => value), data.yScale); // biome-ignore format: one call
  const base = chart(data, x, y);
  const color = (i: number) => data.series[i].color ?? seriesColours[i % seriesColours.length];
  const lines = data.series.map(
    ({ points }, i): Mark => ({ kind: 'line', lines: [points.map(([x, y]) => ({ x, y }))], color: color(i), width: 2.4, dash: dashes[Math.floor(i / 2) % 4], group: 'series' }),
  );
  const dots = data.series.flatMap(({ name, points }, i) =>
    points.map(
      ([x, y]): Mark => ({
        kind: 'circle',
        x,
        y,
        radius: 4,
        fill: color(i),
        stroke: colours.paper,
        strokeWidth: 1,
        hover: `${name}: ${grouped(x)}, ${grouped(y)}`,
        group: 'series',
      }),
    ),
  );
  const legend =
    data.series.length > 1
      ? data.series.map(({ name }, i) => ({ label: name, color: color(i), shape: dashes[Math.floor(i / 2) % 4] === undefined ? ('line' as const) : ('dashed' as const) }))
      : undefined;
  return { ...base, alt: `Line chart. ${data.title}: ${data.series.map((series) => series.name).join(', ')}.`, legend, marks: [...lines, ...dots] };
}

function numberAxis(name: string, values: readonly number[], scale: 'linear' | 'log' = 'linear'): Axis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (scale === 'log') {
    if (least <= 0) throw new InputError('plot/line', `${name} values`, 'positive on a log axis', least);
    const ratio = Math.max((most / least) ** 0.04, 1.1);
    return { range: [least / ratio, most * ratio], scale, ticks: logTicks(least / ratio, most * ratio) };
  }
  const pad = 0.04 * (most - least) || 1;
  const from = name === 'y' && least >= 0 ? 0 : least - pad;
  return { range: [from, most + pad], ticks: linearTicks(from, most + pad) };
}

/** A table of numbers with its names; `null` is a cell without a value. */
export interface HeatMapData extends ChartNames {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly values: readonly (readonly (number | null)[])[];
}

/**
 * A matrix as coloured cells with the numbers in them, where they fit.
 *
 * @example
 * ```ts
 * heatMapFigure({ title: 'Nim sums', rows: ['0', '1'], columns: ['0', '1'], values: [[0, 1], [1, 0]] }).marks.length; // => 12
 * ```
 */
export function heatMapFigure(data: HeatMapData): Figure {
  const { rows, columns, values } = data;
  if (values.length !== rows.length || values.some((row) => row.length !== columns.length))
    throw new InputError('plot/heat-map', 'values', `${rows.length} rows of ${columns.length}`, values.length);
  const cell = Math.max(5, Math.min(46, Math.floor(720 / Math.max(rows.length, columns.length))));
  const width = Math.max(360, columns.length * cell + 160);
  const known = values.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const left = (width - columns.length * cell) / 2 + 20;
  const marks = values.flatMap((row, i) =>
    row.flatMap((value, j) => heatCell(value, least, most, { x: left + j * cell, y: 120 + i * cell, cell, hover: `${rows[i]}, ${columns[j]}: ${value ?? 'none'}` })),
  );
  return {
    title: data.title,
    subtitle: data.subtitle,
    width,
    height: 160 + rows.length * cell,
    alt: `Table of ${rows.length} by ${columns.length} values. ${data.title}.`,
    marks: [...marks, ...heatNames(data, left, cell)],
  };
}

function heatCell(value: number | null, least: number, most: number, { x, y, cell, hover }: { x: number; y: number; cell: number; hover: string }): Mark[] {
  const fill = value === null ? colours.paper : scaleColour(most === least ? 0.5 : (value - least) / (most - least));
  const marks: Mark[] = [{ kind: 'rect', x, y, width: cell, height: cell, fill, hover, stroke: colours.paper, strokeWidth: cell > 14 ? 1 : 0.2, group: 'cells' }];
  const text = value === null ? '' : grouped(value);
  const size = Math.min(13, Math.floor((0.9 * cell) / (0.65 * Math.max(text.length, 1))));
  if (text !== '' && size >= 9) marks.push({ kind: 'text', x: x + cell / 2, y: y + cell / 2, text, size, color: textOn(fill), group: 'cells' });
  return marks;
}

function heatNames({ rows, columns, xLabel, yLabel }: HeatMapData, left: number, cell: number): Mark[] {
  const every = Math.ceil(16 / cell);
  const text = { kind: 'text', size: 12, color: colours.text, group: 'names' } as const;
  const down = rows.flatMap((name, i): Mark[] => (i % every === 0 ? [{ ...text, x: left - 8, y: 120 + (i + 0.5) * cell, text: name, anchor: 'end' }] : []));
  const across = columns.flatMap((name, j): Mark[] => (j % every === 0 ? [{ ...text, x: left + (j + 0.5) * cell, y: 108, text: name }] : []));
  const names: Mark[] = [];
  if (xLabel !== undefined) names.push({ ...text, x: left + (columns.length * cell) / 2, y: 86, text: xLabel, color: colours.quiet });
  if (yLabel !== undefined) names.push({ ...text, x: left - 50, y: 120 + (rows.length * cell) / 2, text: yLabel, color: colours.quiet, turn: 90 });
  return [...down, ...across, ...names];
}
