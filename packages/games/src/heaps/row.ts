import type { GrundyRow, PeriodProof } from './heap-game.js';
import { outcomePeriod } from './period.js';

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
