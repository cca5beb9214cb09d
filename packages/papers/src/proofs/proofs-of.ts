import { requireKind, requireShape } from '@manaus/core/internals';
import { readCertificate } from '#host';
import type { Finding } from '../finding.js';
import type { CertifiedTheorem, ItemTheorem, ProofRole } from './theorem.js';

const roles: readonly ProofRole[] = ['proves', 'corrects', 'supports'];

let read: readonly CertifiedTheorem[] | undefined;

/** The theorems of a certificate that stands; none where a file has changed since. */
function theorems(): readonly CertifiedTheorem[] {
  if (read !== undefined) return read;
  const reading = readCertificate();
  read = reading === null || reading.stale.length > 0 ? [] : reading.certificate.theorems;
  return read;
}

/**
 * The theorems about an item that were compiled from the very sources that stand in the repository,
 * and rest on no assumption.
 *
 * @example
 * ```ts
 * proofsOf('martins2024/theorem-7').map(({ name }) => name); // => ['farthest_good_state']
 * ```
 */
export function proofsOf(
  id: string,
  all: readonly CertifiedTheorem[] = theorems(),
): readonly ItemTheorem[] {
  requireKind('papers/proofs', 'id', 'text', id);
  for (const theorem of requireKind('papers/proofs', 'all', 'list', all))
    requireShape('papers/proofs', 'all', theorem, [...roles, 'assumptions']);
  return roles.flatMap((role) =>
    all
      .filter((theorem) => theorem[role].includes(id) && theorem.assumptions.length === 0)
      .map(({ name, file, words, statement, assumptions }) => ({
        role,
        name,
        file,
        words,
        statement,
        assumptions,
      })),
  );
}

/**
 * The finding on an item with its proofs: what holds for the instances tried, and is proved for
 * all, is `proved`. Nothing else changes; a proof saves no item whose check fails.
 *
 * @example
 * ```ts
 * const evidence = { checked: { en: 'n = 1', pt: 'n = 1' }, instances: 1, methods: [], shared: [], independent: 1 };
 * withProofs({ verdict: 'holds-in-range', evidence }, []).verdict; // => 'holds-in-range'
 * ```
 */
export const withProofs = (finding: Finding, proofs: readonly ItemTheorem[]): Finding =>
  finding.verdict === 'holds-in-range' && proofs.some(({ role }) => role === 'proves')
    ? { ...finding, verdict: 'proved' }
    : finding;
