import type { Words } from './words.js';

/** The verdicts of a check, as the ledger lists them. */
export const verdicts = [
  'holds',
  'proved',
  'holds-in-range',
  'fails',
  'misprint',
  'unchecked',
] as const;

/** The verdict of a check on a statement as printed. */
export type Verdict = (typeof verdicts)[number];

/** One method of a check, as it really ran. */
export interface MethodRun {
  readonly name: string;
  /** On how many instances it gave a value. */
  readonly instances: number;
  /** The sources that it touched: searches, stored graphs and the like. */
  readonly sources: readonly string[];
}

/** Sources that several methods touched, which count as one for that reason. */
export interface SharedSources {
  readonly methods: readonly [string, string];
  readonly sources: readonly string[];
}

/** The instances tried, counted while the check ran. */
export interface Evidence {
  /** The instances tried, with their range. */
  readonly checked: Words;
  /** On how many instances at least one method gave a value. */
  readonly instances: number;
  /** The methods that gave at least one value. */
  readonly methods: readonly MethodRun[];
  readonly shared: readonly SharedSources[];
  /**
   * The largest number of methods of which no two share a source; of the stated fact with the
   * fewest.
   */
  readonly independent: number;
}

/** One value of a table: where it stands, what is printed, what is computed. */
export interface Cell {
  readonly place: readonly string[];
  readonly printed: string;
  readonly computed: string;
}

/** The cells of a table that differ, and how many were compared. */
export interface DifferingCells {
  readonly differing: readonly Cell[];
  readonly of: number;
}

/** The statement stands: for all its instances, tried or proved, or for those that were tried. */
interface Holds {
  readonly verdict: 'holds' | 'proved' | 'holds-in-range';
  readonly evidence: Evidence;
}

/**
 * The statement does not stand as printed; the case, as values that JSON can write and as cells, is
 * enough to check it by hand.
 */
export interface Broken<V = unknown> {
  readonly verdict: 'fails' | 'misprint';
  readonly evidence: Evidence;
  readonly values: V;
  readonly cells?: DifferingCells;
  /**
   * True where the statement stands once its smallest case, or the one in which nothing is left to
   * do, is left out.
   */
  readonly border?: true;
}

/** Nothing was checked, and why. */
export interface Unchecked {
  readonly verdict: 'unchecked';
  readonly evidence: Evidence;
  readonly reason: Words;
}

/** The result of a check and its evidence; discriminated by `verdict`. */
export type Finding<V = unknown> = Holds | Broken<V> | Unchecked;

/** True if a finding says that a statement is not as printed. */
export const isBroken = <V>(finding: Finding<V>): finding is Broken<V> =>
  isBrokenVerdict(finding.verdict);

/** True if a verdict says that a statement is not as printed. */
export const isBrokenVerdict = (verdict: Verdict): boolean =>
  verdict === 'fails' || verdict === 'misprint';
