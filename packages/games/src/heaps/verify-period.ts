import { requireShape } from '@manaus/core/internals';
import type { OctalCertificate } from './octal/period.js';
import { verifyOctalPeriod } from './octal/verify-period.js';
import type { SubtractionCertificate } from './subtraction/period.js';
import { verifySubtractionPeriod } from './subtraction/verify-period.js';

/** A proof that the Grundy values of a game of a set, or of a code, repeat. */
export type PeriodCertificate = SubtractionCertificate | OctalCertificate;

/**
 * True if a certificate proves its period, and that neither preperiod nor period can be less;
 * shares no code with the finder.
 *
 * Time O(values times members of the set), and of a code O(values times even values), where a value
 * is even if the digits that it shares with some mask are even in number, O(values^2) at most; with
 * three heaps O(values^3).
 *
 * @example
 * ```ts
 * verifyPeriod({ set: [1, 2], preperiod: 0, period: 3, values: [0, 1, 2, 0, 1] }); // => true
 * const { certificate } = heapGame('kayles').periodProof();
 * certificate && verifyPeriod(certificate); // => true
 * certificate && verifyPeriod({ ...certificate, period: 24 }); // => false
 * ```
 */
export function verifyPeriod(certificate: PeriodCertificate): boolean {
  const parts = ['preperiod', 'period', 'values'] as const;
  requireShape('games/verify-period', 'certificate', certificate, parts);
  return 'code' in certificate
    ? verifyOctalPeriod(certificate)
    : verifySubtractionPeriod(certificate);
}
