import { isBrokenVerdict } from './finding.js';
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

/** The facts about a row or an answer that its grounds depend on. */
interface Ground extends Pick<LedgerRow, 'verdict' | 'rebuilt' | 'certainty' | 'border'> {
  /** The reading under which it holds, in any form; `null` where the print needs none. */
  readonly departs: unknown;
}

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
  const open = rows.filter(({ verdict }) => verdict === 'unchecked');
  const broken = rows.filter(isBroken);
  const holding = rows.filter((row) => !isBroken(row) && row.verdict !== 'unchecked');
  return { items: rows.length, ...held(holding), ...origins(broken), open: open.length };
}

const isBroken = ({ verdict }: Ground): boolean => isBrokenVerdict(verdict);

/** The rows that hold, by what they stand on. */
function held(rows: readonly Ground[]) {
  const withPicture = rows.filter(({ rebuilt }) => rebuilt).length;
  const withReading = rows.filter(({ rebuilt, departs }) => !rebuilt && departs).length;
  const asPrinted = rows.length - withPicture - withReading;
  return { hold: rows.length, asPrinted, withReading, withPicture };
}

/** The rows that are not as printed, by their origin. */
function origins(rows: readonly Ground[]) {
  const of = (kind: LedgerRow['certainty']): number =>
    rows.filter(({ certainty }) => certainty === kind).length;
  return {
    wrong: rows.length,
    print: of('print'),
    reading: of('reading'),
    transcription: of('transcription'),
    border: rows.filter(({ border }) => border).length,
  };
}
