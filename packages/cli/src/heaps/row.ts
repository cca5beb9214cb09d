import {
  halvingGrundyValue,
  outcomePeriod,
  subtractionGrundyValues,
  subtractionPeriod,
  verifyPeriod,
} from '@manaus/games';
import { MOST_HEAPS } from './options.js';

/** The values and outcomes of the heaps 0, 1, 2, ... of a game, with their proved periods. */
export interface HeapRow {
  readonly values: ArrayLike<number>;
  /** P or N, one letter per heap. */
  readonly outcomes: string;
  /** Of the values; `null` if no period is proved. */
  readonly preperiod: number | null;
  readonly period: number | null;
  /** Of the outcomes; `null` if no period is proved. */
  readonly outcomePreperiod: number | null;
  readonly outcomePeriod: number | null;
  readonly proved: boolean;
}

/**
 * The row of a subtraction game; it has a period only if a separate verifier accepts its
 * certificate.
 */
export function subtractionRow(set: readonly number[], upto: number): HeapRow {
  const values = subtractionGrundyValues(set, upto);
  // The time grows with the members, too.
  const proof = subtractionPeriod(set, Math.min(MOST_HEAPS, Math.floor(1e9 / set.length)));
  if (proof === null || !verifyPeriod(proof)) return { ...withOutcomes(values), ...unproved };
  const { preperiod, period } = proof;
  const outcome = outcomePeriod(proof);
  return {
    ...withOutcomes(values),
    preperiod,
    period,
    outcomePreperiod: outcome.preperiod,
    outcomePeriod: outcome.period,
    proved: true,
  };
}

/**
 * The games without a period: in nim every heap, in halving every odd heap has a different value.
 */
export const endlessRows = {
  nim: (upto: number): HeapRow => ({
    ...withOutcomes(Uint32Array.from({ length: upto + 1 }, (_, heap) => heap)),
    ...unproved,
  }),
  halving: (upto: number): HeapRow => ({
    ...withOutcomes(Uint32Array.from({ length: upto + 1 }, (_, heap) => halvingGrundyValue(heap))),
    ...unproved,
  }),
};

const unproved = {
  preperiod: null,
  period: null,
  outcomePreperiod: null,
  outcomePeriod: null,
  proved: false,
};

function withOutcomes(values: ArrayLike<number>): { values: ArrayLike<number>; outcomes: string } {
  const letters = Buffer.alloc(values.length);
  for (let heap = 0; heap < values.length; heap++) letters[heap] = values[heap] === 0 ? 80 : 78;
  return { values, outcomes: letters.toString('latin1') };
}
