import { existsSync, readFileSync } from 'node:fs';
import { damageText } from '@manaus/core/internals';
import { unsealFile } from '@manaus/jobs/storage';
import type { errataOf, LedgerRow } from '@manaus/papers';
import type { Words } from '@manaus/plot';
import { inRoot } from './paths.js';

/** The seal of `dist/ledger/ledger.json`. */
const SEAL = { format: 'manaus-ledger', version: 1 } as const;

/** An item that is not as printed, worded in every language. */
export type Erratum = ReturnType<typeof errataOf>[number];

/** The values of the case that breaks an item, as its check found them. */
interface FoundValues {
  readonly id: string;
  readonly values: unknown;
}

/** The instances tried of an item, or the reason why none was, in every language. */
export interface CheckTexts {
  readonly id: string;
  readonly checked: Words;
  readonly reason?: Words;
}

/** The file that the target `ledger` wrote. */
export interface Ledger {
  readonly effort: 'quick' | 'full';
  readonly rows: readonly LedgerRow[];
  readonly errata: readonly Erratum[];
  readonly values?: readonly FoundValues[];
  readonly texts: readonly CheckTexts[];
  readonly problems: readonly string[];
}

/** The ledger as written; without rows where it was not written, or is damaged. */
export function readLedger(file = inRoot('dist', 'ledger', 'ledger.json')): Ledger {
  if (!existsSync(file)) return without('no ledger was written');
  const { record, damage } = unsealFile(readFileSync(file, 'utf8'), SEAL);
  return damage === null ? (record as Ledger) : without(unusable(file, damageText(damage)));
}

const unusable = (file: string, damage: string): string =>
  `${file} cannot be used (${damage}): npx nx run tools:ledger --skip-nx-cache`;

const without = (problem: string): Ledger => ({
  effort: 'quick',
  rows: [],
  errata: [],
  texts: [],
  problems: [problem],
});
