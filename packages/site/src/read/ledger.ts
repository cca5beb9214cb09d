import { existsSync, readFileSync } from 'node:fs';
import { damageText, unsealFile } from '@manaus/jobs/storage';
import { type LedgerDocument, ledgerIn, ledgerSeal } from '@manaus/papers/internals';
import { inRoot } from './paths.js';

/**
 * The ledger that the target `ledger` wrote; without answers where it was not written, or is
 * damaged.
 */
export function readLedger(file = inRoot('dist', 'ledger', 'ledger.json')): LedgerDocument {
  if (!existsSync(file)) return without('no ledger was written');
  const { record, damage } = unsealFile(readFileSync(file, 'utf8'), ledgerSeal);
  if (damage === null) return ledgerIn(file, record);
  const command = 'npx nx run tools:ledger --skip-nx-cache';
  return without(`${file} cannot be used (${damageText(damage)}): ${command}`);
}

const without = (problem: string): LedgerDocument => ({
  effort: 'quick',
  answers: {},
  problems: [problem],
});
