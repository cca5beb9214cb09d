import { InputError } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { SubtractionRow } from './sweep.js';

const place = 'lab/summarize-subtraction';

/** A sweep of subtraction sets in numbers. */
export interface SubtractionSummary {
  readonly sets: number;
  readonly largestPreperiod: SubtractionRow;
  readonly largestPeriod: SubtractionRow;
  /** Sets whose values repeat from the first heap on. */
  readonly purelyPeriodic: number;
  /**
   * Sets whose period is the sum of two of their numbers, which may be the same, or divides such a
   * sum.
   */
  readonly periodIsSum: number;
  readonly periodDividesSum: number;
  /** Sets whose outcomes repeat after less than their values. */
  readonly shorterOutcomes: number;
  /**
   * Sets in which the values of 1 are those of 0, min S later: all, says Ferguson's pairing
   * property [ferguson1974].
   */
  readonly paired: number;
}

/**
 * The extremes and the counts of a sweep; of equal extremes the first. An `InputError` for no rows.
 *
 * @example
 * ```ts
 * const { sets, purelyPeriodic, largestPeriod } = summarizeSubtraction(subtractionSweep(6));
 * [sets, purelyPeriodic, largestPeriod.period, largestPeriod.set]; // => [63, 63, 12, [6]]
 * ```
 */
export function summarizeSubtraction(rows: readonly SubtractionRow[]): SubtractionSummary {
  for (const row of requireKind(place, 'rows', 'list', rows))
    requireShape(place, 'rows', row, ['set', 'preperiod', 'period', 'outcomePeriod', 'paired']);
  if (rows.length === 0) throw new InputError(place, 'rows', 'empty', {});
  const count = (holds: (row: SubtractionRow) => boolean) => rows.filter(holds).length;
  const most = (of: (row: SubtractionRow) => number) =>
    rows.reduce((best, row) => (of(row) > of(best) ? row : best));
  return {
    sets: rows.length,
    largestPreperiod: most((row) => row.preperiod),
    largestPeriod: most((row) => row.period),
    purelyPeriodic: count((row) => row.preperiod === 0),
    periodIsSum: count(({ set, period }) => sums(set).includes(period)),
    periodDividesSum: count(({ set, period }) => sums(set).some((sum) => sum % period === 0)),
    shorterOutcomes: count((row) => row.outcomePeriod < row.period),
    paired: count((row) => row.paired),
  };
}

const sums = (set: readonly number[]) => set.flatMap((a) => set.map((b) => a + b));
