import type { LedgerRow } from '@manaus/papers';
import { isBroken } from '../page/verdict.js';

/** On what items stand or not: as printed, with a reading, with a rebuilt picture; and the origin of what is not as printed. */
export interface Grounds {
  readonly items: number;
  readonly hold: number;
  readonly asPrinted: number;
  readonly withReading: number;
  readonly withPicture: number;
  readonly wrong: number;
  readonly print: number;
  readonly reading: number;
  readonly transcription: number;
  /** The number of those that rest on a smallest case alone. */
  readonly border: number;
  readonly open: number;
}

/** The grounds of rows of the ledger, counted. */
export function groundsOf(rows: readonly LedgerRow[]): Grounds {
  const broken = rows.filter(({ verdict }) => isBroken(verdict));
  const open = rows.filter(({ verdict }) => verdict === 'unchecked').length;
  const holding = rows.filter(({ verdict }) => !isBroken(verdict) && verdict !== 'unchecked');
  const withPicture = holding.filter(({ rebuilt }) => rebuilt).length;
  const withReading = holding.filter(({ rebuilt, departs }) => !rebuilt && departs).length;
  const of = (kind: LedgerRow['certainty']): number =>
    broken.filter(({ certainty }) => certainty === kind).length;
  return {
    items: rows.length,
    hold: holding.length,
    asPrinted: holding.length - withPicture - withReading,
    withReading,
    withPicture,
    wrong: broken.length,
    print: of('print'),
    reading: of('reading'),
    transcription: of('transcription'),
    border: broken.filter(({ border }) => border).length,
    open,
  };
}
