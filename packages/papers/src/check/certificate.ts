import type { Finding } from '../finding.js';
import type { Words } from '../words.js';
import { general } from './claim.js';
import { withValues } from './combine.js';

/** A search that proves what it finds, and a verifier that knows nothing of the search. */
export interface Certified<I, C> {
  readonly checked: Words;
  readonly instances: Iterable<I>;
  /** The certificate of an instance; `null` if none exists. */
  readonly find: readonly [name: string, find: (instance: I) => C | null];
  /** The name and the predicate of a verifier, which shares no code with the finder. */
  readonly verify: readonly [name: string, verify: (instance: I, certificate: C) => boolean];
}

/**
 * The verdict on "each instance has a certificate": found by one program and verified by another,
 * `fails` at the first that has none.
 *
 * Throws where a certificate that was found does not stand: that is a bug. A general statement; for
 * a finite one change the verdict.
 *
 * @example
 * ```ts
 * certified({
 *   checked: { en: 'divisors of 4 and 9', pt: 'divisores de 4 e 9' },
 *   instances: [4, 9],
 *   find: ['by trial', (n: number) => range(2, n - 1).find((d) => n % d === 0) ?? null],
 *   verify: ['by multiplication', (n, d) => d * Math.round(n / d) === n],
 * }).verdict; // => 'holds-in-range'
 * ```
 */
export function certified<I, C>({
  checked,
  instances,
  find: [finder, find],
  verify: [verifier, verify],
}: Certified<I, C>): Finding<{ readonly instance: I }> {
  const methods = onCertificate<I, C | null, boolean>(
    find,
    [finder, (_, found) => found !== null],
    [verifier, (instance, found) => found !== null && verify(instance, found)],
  );
  const finding = general<I, boolean>({ checked, instances, stated: () => true, methods });
  return withValues(finding, ({ instance }) => ({ instance }));
}

/**
 * A method by its name: what it says of an instance and of the certificate that was found for it.
 */
type Judge<I, C, F> = readonly [method: string, judge: (instance: I, certificate: C) => F];

/**
 * Two methods on one certificate: the first finds it, the second takes it as it is and knows
 * nothing of the search.
 */
export function onCertificate<I, C, F>(
  find: (instance: I) => C,
  [finder, asFound]: Judge<I, C, F>,
  [verifier, asVerified]: Judge<I, C, F>,
): Record<string, (instance: I) => F> {
  let certificate: C;
  return {
    [finder](instance) {
      certificate = find(instance);
      return asFound(instance, certificate);
    },
    [verifier]: (instance) => asVerified(instance, certificate),
  };
}
