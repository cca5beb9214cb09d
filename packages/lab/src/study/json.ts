import type { Statement } from '@manaus/theorems';
import { type Conjecture, describeConjecture } from '../conjectures/conjecture.js';
import { leftOpen } from './open.js';
import type { StudyRow } from './row.js';
import type { StudySequence } from './sequences.js';
import type { Study } from './study.js';
import { rulesOf } from './words.js';

/** A study as JSON holds it: whole numbers of any size are decimal strings. */
export interface StudyJson {
  readonly name: string;
  readonly symbol: string;
  readonly discs: readonly [number, number];
  /** The rules in words. */
  readonly rules: readonly string[];
  readonly rows: readonly StudyRowJson[];
  readonly skipped: Study['skipped'];
  readonly sequences: readonly StudySequenceJson[];
  /** The unknown fields, and the reasons. */
  readonly open: readonly string[];
  readonly complete: boolean;
}

/**
 * A sequence of a study as JSON holds it: the values as decimal strings, the theorem without its
 * values, the conjecture without its function and with its description.
 */
type StudySequenceJson = Omit<StudySequence, 'values' | 'theorem' | 'conjecture' | 'recognized'> & {
  readonly theorem: Pick<Statement, 'from' | 'form' | 'recurrence' | 'text'> | null;
  readonly values: readonly string[];
  readonly conjecture: (Omit<Conjecture, 'term'> & { readonly description: string }) | null;
  readonly recognised: readonly {
    readonly id: string;
    readonly name: string;
    readonly text: string;
  }[];
};

/** A row of a study as JSON holds it. */
type StudyRowJson = Omit<StudyRow, 'solutions' | 'fromFirstPeg'> & {
  readonly solutions: string | null;
  readonly fromFirstPeg: {
    readonly label: string;
    readonly moves: number | null;
    readonly solutions: string;
  } | null;
};

/**
 * A study as a document for JSON; `studyRows` reads its rows back.
 *
 * @example
 * ```ts
 * studyJson(study(manaus, { discs: [3, 3] })).rows[0].solutions; // => '1'
 * ```
 */
export function studyJson(study: Study): StudyJson {
  const { name, symbol, discs, rows, skipped, sequences, complete } = study;
  const document = {
    name,
    symbol,
    discs,
    rules: rulesOf(study),
    rows,
    skipped,
    sequences: sequences.map(({ recognized, theorem, ...sequence }) => ({
      ...sequence,
      theorem: theorem && {
        from: theorem.from,
        form: theorem.form,
        recurrence: theorem.recurrence,
        text: theorem.text,
      },
      conjecture: sequence.conjecture && {
        ...sequence.conjecture,
        description: describeConjecture(sequence.conjecture),
      },
      recognised: recognized.map(({ sequence: { id, name }, text }) => ({ id, name, text })),
    })),
    open: leftOpen(study),
    complete,
  };
  return JSON.parse(
    JSON.stringify(document, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  ) as StudyJson;
}

/**
 * The rows of a study from its document.
 *
 * @example
 * ```ts
 * studyRows(studyJson(study(manaus, { discs: [3, 3] })).rows)[0].solutions; // => 1n
 * ```
 */
export function studyRows(rows: readonly StudyRowJson[]): StudyRow[] {
  return rows.map((row) => ({
    ...row,
    solutions: row.solutions === null ? null : BigInt(row.solutions),
    fromFirstPeg: row.fromFirstPeg && {
      ...row.fromFirstPeg,
      solutions: BigInt(row.fromFirstPeg.solutions),
    },
  }));
}
