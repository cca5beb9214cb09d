import type { LedgerRow } from './row.js';

/**
 * The numbers of items by what they stand on: as printed, with a reading, with a rebuilt picture;
 * and by the origin of what is not as printed.
 */
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

/** The facts about a row that its grounds depend on. */
type Ground = Pick<LedgerRow, 'verdict' | 'departs' | 'rebuilt' | 'certainty' | 'border'>;

/**
 * The grounds of rows of the ledger, counted.
 *
 * @example
 * ```ts
 * const row = { verdict: 'holds', departs: null, rebuilt: true, certainty: null, border: false } as const;
 * groundsOf([row]).withPicture; // => 1
 * ```
 */
export function groundsOf(rows: readonly Ground[]): Grounds {
  const isBroken = ({ verdict }: Ground) => verdict === 'fails' || verdict === 'misprint';
  const broken = rows.filter(isBroken);
  const open = rows.filter(({ verdict }) => verdict === 'unchecked').length;
  const holding = rows.filter((row) => !isBroken(row) && row.verdict !== 'unchecked');
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
