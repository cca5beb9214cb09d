import type { InputError } from '@manaus/core';
import { cut, faultMaker, visible } from '@manaus/core/internals';

/** A file that was written with a checksum, and is not as it was written. */
declare module '@manaus/core/faults' {
  interface Faults {
    damaged: {
      readonly record: FileRecord;
      readonly line?: number | undefined;
      readonly damage: Damage;
    };
  }
}

/** Files that are written with a checksum, and what to do about a damaged one. */
const records = {
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

type FileRecord = keyof typeof records;

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
type DamageCode = keyof Damages;

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

const fault = faultMaker({
  damaged: ({ record, line, damage }, what) => {
    const [whole, remedy] = records[record];
    const where = line === undefined ? '' : `line ${line}: `;
    return `${what} must be ${whole}; ${remedy} (${where}${cut(damageText(damage), 60)})`;
  },
});

/** The error of a damaged file, with the line in which it is damaged where that is known. */
export const damagedFile = (
  place: string,
  file: string,
  record: FileRecord,
  damage: Damage,
  line?: number,
): InputError => fault(place, file, 'damaged', { record, line, damage });
