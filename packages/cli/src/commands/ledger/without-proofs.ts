import type { LedgerRow } from '@manaus/papers';

/**
 * The line about items that are proved but are said to hold in the range tested, because the proofs
 * do not stand: an installed package has none, and in a checkout a file may have changed since.
 * `null` if there are no such items.
 */
export function withoutProofs(rows: readonly Pick<LedgerRow, 'recorded' | 'verdict'>[]) {
  const count = rows.filter(
    ({ recorded, verdict }) => recorded === 'proved' && verdict === 'holds-in-range',
  ).length;
  if (count === 0) return null;
  const items = count === 1 ? '1 item is' : `${count} items are`;
  return `manaus ledger: ${items} proved but called holds-in-range: the proofs stand in the repository, and are not here or were changed`;
}
