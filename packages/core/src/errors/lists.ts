import { counted, type Noun, nouns } from './nouns.js';
import type { Bound } from './numbers.js';
import { must, type NoValues, type Sentences } from './sentence.js';

/** Faults of lists and tables. */
export interface ListFaults {
  empty: NoValues;
  /** As many entries as there are of something else. */
  onePer: {
    readonly n: number;
    readonly of: Noun;
    readonly per: Noun;
    readonly got: unknown;
  };
  exactly: { readonly n: number; readonly of: Noun; readonly got: unknown };
  atLeastOf: { readonly n: number; readonly of: Noun; readonly got: unknown };
  atMostOf: { readonly n: number; readonly of: Noun; readonly got: unknown };
  list: {
    readonly least: number;
    readonly most: number;
    readonly of: Noun;
    readonly got: unknown;
  };
  listOf: { readonly of: Noun; readonly got: unknown };
  /** Integers separated by commas, at most `n` of them. */
  integers: {
    readonly n: number;
    readonly least: Bound;
    readonly most: Bound;
    readonly got: unknown;
  };
  different: { readonly got: unknown };
  member: { readonly of: Noun; readonly got: unknown };
  table: { readonly rows: number; readonly columns: number; readonly got: unknown };
}

export const listSentences: Sentences<ListFaults> = {
  empty: (_, what) => `${what} must not be empty`,
  onePer: must(({ n, of, per }) => `be ${counted(n, of)}, one per ${nouns[per]}`),
  exactly: must(({ n, of }) => `have ${counted(n, of)}`),
  atLeastOf: must(({ n, of }) => `have at least ${counted(n, of)}`),
  atMostOf: must(({ n, of }) => `have at most ${counted(n, of)}`),
  list: must(({ least, most, of }) =>
    least === most ? `be a list of ${counted(most, of)}` : `be a list of ${least} to ${most} ${of}`,
  ),
  listOf: must(({ of }) => `be a list of ${of}`),
  integers: must(({ n, least, most }) => `be 1 to ${n} integers from ${least} to ${most}`),
  different: must(() => 'have no entry twice'),
  member: must(({ of }) => `be one of the ${of}`),
  table: must(({ rows, columns }) => `be a table of ${rows} rows and ${columns} columns`),
};
