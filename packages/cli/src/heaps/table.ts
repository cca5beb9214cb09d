import { range } from '@manaus/core';
import type { GrundyRow } from '@manaus/games/internals';
import { facts } from '../tables/columns.js';
import { styled } from '../tables/style.js';
import { andMore, grouped, inLines } from '../tables/text.js';

/** The most heaps in a table. */
const SHOWN = 200;

/** The Grundy values of heaps, ten per line, and their period. */
export function grundyTable(game: string, row: GrundyRow, color: boolean): string {
  const title = `${game}: Grundy values of heaps of 0 to ${grouped(row.values.length - 1)}`;
  const known = [
    ['period', valuesPeriodText(row)],
    ['of outcomes', periodText(row, row.outcomePreperiod, row.outcomePeriod)],
    ['P-positions', pPositions(row)],
  ] as const;
  return inLines([...facts(title, known, color), '', ...grid(row.values, color), ...moreLine(row)]);
}

/** The outcomes of heaps, one proved period per line, or ten letters if none is proved. */
export function outcomeTable(game: string, row: GrundyRow, color: boolean): string {
  const title = `${game}: outcomes of heaps of 0 to ${grouped(row.values.length - 1)}`;
  const known = [
    ['period', periodText(row, row.outcomePreperiod, row.outcomePeriod)],
    ['P-positions', pPositions(row)],
  ] as const;
  return inLines([
    ...facts(title, known, color),
    '',
    ...outcomeLines(row, color),
    ...moreLine(row),
  ]);
}

/** The period of Grundy values in words, or how far one was looked for. */
export function valuesPeriodText(found: PeriodFacts): string {
  if (found.neverRepeats) return 'none: it is proved that the values never repeat';
  return periodText(found, found.preperiod, found.period);
}

type PeriodFacts = Pick<GrundyRow, 'preperiod' | 'period' | 'neverRepeats' | 'looked'>;

function periodText(
  { looked }: Pick<GrundyRow, 'looked'>,
  preperiod: number | null,
  period: number | null,
): string {
  if (looked === 0) return 'not looked for: nothing that is known would prove one';
  if (preperiod === null || period === null)
    return `no period found among the first ${grouped(looked)} heaps`;
  const start = preperiod === 0 ? 'the first heap' : `the heap of ${grouped(preperiod)}`;
  return `${grouped(period)}, from ${start} on, proved`;
}

/** The first heaps that are P-positions, as many as `most`. */
function pHeaps(outcomes: string, most: number): number[] {
  const found: number[] = [];
  let heap = outcomes.indexOf('P');
  for (; heap >= 0 && found.length < most; heap = outcomes.indexOf('P', heap + 1)) found.push(heap);
  return found;
}

function pPositions({ outcomes }: GrundyRow): string {
  const found = pHeaps(outcomes, 13);
  return found.slice(0, 12).map(grouped).join(', ') + (found.length > 12 ? ', ...' : '');
}

function grid(values: ArrayLike<number>, color: boolean): string[] {
  const shown = range(0, Math.min(values.length, SHOWN) - 1).map((heap) => String(values[heap]));
  const width = Math.max(2, ...shown.map((value) => value.length)) + 1;
  const line = (head: string, cells: readonly string[]) =>
    lineOf(head, cells.map((cell) => cell.padStart(width)).join(''), color);
  const steps = range(0, 9).map((step) => `+${step}`);
  const starts = multiples(0, 10, shown.length);
  const rows = starts.map((heap) => line(String(heap), shown.slice(heap, heap + 10)));
  return [line('heap', steps), ...rows];
}

/** A line of heaps: the first of them, and what is said of each. */
const lineOf = (head: string, cells: string, color: boolean): string =>
  styled(head.padEnd(6), 'faint', color) + cells;

function outcomeLines(row: GrundyRow, color: boolean): string[] {
  const shown = row.outcomes.slice(0, SHOWN);
  const starts = lineStarts(row);
  return starts.map((heap, i) => lineOf(String(heap), shown.slice(heap, starts[i + 1]), color));
}

/**
 * The heaps at which the lines begin: 60 to a line before the period, then one period; ten to a
 * line where lines cannot show a period.
 */
function lineStarts({ outcomes, outcomePreperiod: from, outcomePeriod: length }: GrundyRow) {
  const shown = Math.min(outcomes.length, SHOWN);
  if (from === null || length === null || length <= 1 || length > 60)
    return multiples(0, 10, shown);
  return [...multiples(0, 60, Math.min(from, shown)), ...multiples(from, length, shown)];
}

/** The numbers from one on in equal steps, less than a bound. */
const multiples = (from: number, step: number, bound: number): number[] =>
  range(0, Math.ceil((bound - from) / step) - 1).map((i) => from + i * step);

const moreLine = ({ values }: GrundyRow) => andMore(values.length, SHOWN, '; --json has them all');
