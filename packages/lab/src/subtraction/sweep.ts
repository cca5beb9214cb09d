import { requireInteger } from '@manaus/core';
import { heapGame, outcomePeriod, type PeriodCertificate } from '@manaus/games';
import { gameFault } from '@manaus/games/internals';

const place = 'lab/subtraction-sweep';

/** The periods of one subtraction game, each the least possible and proved. */
export interface SubtractionRow {
  readonly set: readonly number[];
  readonly preperiod: number;
  readonly period: number;
  /** The preperiod of the outcomes, P and N. */
  readonly outcomePreperiod: number;
  readonly outcomePeriod: number;
  /** True if the heaps of value 1 are those of value 0, shifted by `min S`. */
  readonly paired: boolean;
}

/**
 * Preperiod and period of the Grundy values of every subtraction set within {1, ..., most}, each
 * with a certificate that the verifier accepts.
 *
 * Theorem [golomb1966]: the values are periodic. The period as a function of the set is not known
 * for three numbers and more: see [ward2016] for a conjecture on three and [larsson2024] for a
 * survey; periods that grow faster than the largest number are in [althofer1995]. Normal play only.
 * Rows are in the order of the sets read as binary numbers, 1 the lowest digit. Time O(2^most), a
 * quarter of a second for 12. Throws an `InputError` unless 1 <= most <= 20, and if no period shows
 * within 10^7 heaps.
 *
 * @example
 * ```ts
 * subtractionSweep(2).map(({ set, period }) => `${set}: ${period}`); // => ['1: 2', '2: 4', '1,2: 3']
 * ```
 */
export function subtractionSweep(most = 12): SubtractionRow[] {
  requireInteger(place, 'most', most, 1, 20);
  return Array.from({ length: 2 ** most - 1 }, (_, i) => {
    const set = membersOf(i + 1);
    const proof = provedPeriod(set);
    const outcomes = outcomePeriod(proof);
    return {
      set,
      preperiod: proof.preperiod,
      period: proof.period,
      outcomePreperiod: outcomes.preperiod,
      outcomePeriod: outcomes.period,
      paired: arePaired(proof.values, set[0]),
    };
  });
}

function membersOf(bits: number): number[] {
  return Array.from({ length: 32 - Math.clz32(bits) }, (_, i) => i + 1).filter(
    (taken) => (bits >> (taken - 1)) & 1,
  );
}

function provedPeriod(set: readonly number[]): PeriodCertificate {
  const { certificate } = heapGame('subtraction', { set }).periodProof();
  if (certificate !== null) return certificate;
  throw gameFault(place, 'most', 'noPeriod', { set, got: Math.max(...set) });
}

/** True if the heaps of value 1 are those of value 0 shifted by `least`. */
const arePaired = (values: readonly number[], least: number): boolean =>
  values.every((value, heap) => (value === 1) === (heap >= least && values[heap - least] === 0));

/**
 * The rows as CSV with a header, the numbers of a set separated by spaces.
 *
 * @example
 * ```ts
 * subtractionCsv(subtractionSweep(1)); // => 'set,preperiod,period,outcome_preperiod,outcome_period\n1,0,2,0,2\n'
 * ```
 */
export function subtractionCsv(rows: readonly SubtractionRow[]): string {
  return `${[HEADER, ...rows.map(csvLine)].join('\n')}\n`;
}

const HEADER = 'set,preperiod,period,outcome_preperiod,outcome_period';

const csvLine = (row: SubtractionRow): string =>
  [row.set.join(' '), row.preperiod, row.period, row.outcomePreperiod, row.outcomePeriod].join(',');
