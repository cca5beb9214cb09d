import type { PeriodProof } from './heap-game.js';
import { outcomePeriod } from './period.js';

/** Grundy values and outcomes of single heaps in normal play; periods are `null` unless proved. */
export interface GrundyRow {
  readonly values: ArrayLike<number>;
  /** P or N, one letter per heap. */
  readonly outcomes: string;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly outcomePreperiod: number | null;
  readonly outcomePeriod: number | null;
  readonly proved: boolean;
  /** True if it is proved that the values never repeat. */
  readonly neverRepeats: boolean;
  /**
   * The number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for, as
   * of values that never repeat.
   */
  readonly looked: number;
}

/** The row of some values, with what is proved of their period. */
export function rowFrom(
  values: ArrayLike<number>,
  { certificate, neverRepeats, looked }: PeriodProof,
): GrundyRow {
  // Letters by way of bytes: a row may have ten million heaps.
  const letters = new Uint8Array(values.length);
  for (let heap = 0; heap < values.length; heap++) letters[heap] = values[heap] === 0 ? 80 : 78;
  const ofOutcomes = certificate === null ? null : outcomePeriod(certificate);
  return {
    values,
    outcomes: new TextDecoder().decode(letters),
    preperiod: certificate?.preperiod ?? null,
    period: certificate?.period ?? null,
    outcomePreperiod: ofOutcomes?.preperiod ?? null,
    outcomePeriod: ofOutcomes?.period ?? null,
    proved: certificate !== null,
    neverRepeats,
    looked,
  };
}
