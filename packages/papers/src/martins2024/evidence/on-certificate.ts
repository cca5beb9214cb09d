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
