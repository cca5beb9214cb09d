import { visible } from '../visible.js';
import { cut, type NoValues, type Sentences } from './sentence.js';

/** Faults of files and folders that searches and sweeps keep; the parameter is the path. */
export interface FileFaults {
  damaged: {
    readonly record: FileRecord;
    readonly line?: number | undefined;
    readonly damage: Damage;
  };
  /** `problem`: what the system says. */
  unwritable: { readonly problem: string };
  /** It stands where a file is to be written, and is not as the program wrote it. */
  notOurs: NoValues;
  /** A process is at work there; `null` where it is not known which. */
  locked: { readonly pid: number | null; readonly host: string | null };
  unplanned: NoValues;
  /** The folder already holds a sweep of `points` points. */
  otherSweep: { readonly n: number; readonly first: string };
  unfinished: {
    readonly done: number;
    readonly total: number;
    readonly stale: number;
    readonly missing: string;
  };
}

/** Files that are written with a checksum, and what to do about a damaged one. */
export const fileRecords = {
  checkpoint: [
    'a whole checkpoint of this search',
    'remove it to begin anew, or give another folder',
  ],
  table: [
    'the boundary table of this puzzle and goal',
    'analyze with --boundary makes one in an empty folder',
  ],
  manifest: ['a whole manifest of a sweep', 'plan the sweep in another folder'],
  result: ['a whole result of this sweep', 'remove it and run again'],
} as const;

type FileRecord = keyof typeof fileRecords;

interface Damages {
  otherKind: object;
  version: { readonly found: number; readonly known: number };
  checksum: object;
  cutShort: object;
  /** It belongs to another search or sweep. */
  foreign: { readonly owner: string };
  lines: { readonly n: number; readonly total: number };
  /** A field that is missing, of another type, or out of bounds. */
  field: { readonly path: string };
  misplaced: object;
  duplicate: object;
  missing: object;
  /** The search that it is of has not ended. */
  unended: object;
}

/** The code of a damaged file. */
export type DamageCode = keyof Damages;

/** A fault of a file: a code and its values. */
export type Damage<C extends DamageCode = DamageCode> = {
  [K in C]: { readonly code: K } & Damages[K];
}[C];

const damages: { readonly [C in DamageCode]: (values: Damages[C]) => string } = {
  otherKind: () => 'a file of another kind',
  version: ({ found, known }) => `version ${found}, not ${known}`,
  checksum: () => 'it differs from its checksum',
  cutShort: () => 'it is cut short',
  foreign: ({ owner }) => `it is of ${visible(owner)}`,
  lines: ({ n, total }) => `${n} lines of ${total}`,
  field: ({ path }) => `its field ${visible(path)} is not what was planned`,
  misplaced: () => 'it is of another place or sweep',
  duplicate: () => 'a duplicate under another name',
  missing: () => 'it is missing',
  unended: () => 'its search has not ended',
};

/** The codes of damaged files. */
export const damageCodes = Object.keys(damages) as DamageCode[];

/**
 * The description of a damaged file, in English.
 *
 * @example
 * ```ts
 * damageText({ code: 'checksum' }); // => 'it differs from its checksum'
 * ```
 */
export function damageText<C extends DamageCode>(damage: Damage<C>): string {
  const sentence: (values: Damage<C>) => string = damages[damage.code];
  return sentence(damage);
}

export const fileSentences: Sentences<FileFaults> = {
  damaged: ({ record, line, damage }, what) => {
    const [whole, remedy] = fileRecords[record];
    const where = line === undefined ? '' : `line ${line}: `;
    return `${what} must be ${whole}; ${remedy} (${where}${cut(damageText(damage), 60)})`;
  },
  unwritable: ({ problem }, what) => `${what}: cannot write there: ${cut(visible(problem), 100)}`,
  notOurs: (_, what) => `${what} exists and is not as manaus wrote it; --force replaces it`,
  locked: ({ pid, host }, what) =>
    `${what} must be free: ${pid === null ? 'another process' : `process ${pid} on ${host}`} is using this folder; if it is not, remove the file`,
  unplanned: (_, what) => `cannot read ${what}: plan the sweep first`,
  otherSweep: ({ n, first }, what) => `${what} has another sweep, of ${n} points, ${first} first`,
  unfinished: ({ done, total, stale, missing }, what) =>
    `${what} must be run to its end before it is merged: ${done} of ${total} results${stale > 0 ? `, ${stale} of other code` : ''}; missing: ${missing}`,
};
