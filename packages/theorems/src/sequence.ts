import type { Certificate } from './certificate.js';

/** A distance; `null` is infinite. */
export type Distance = bigint | null;
/** A sequence of distances, by the number of discs. */
export type Values = (n: number) => Distance;

/**
 * The distances with these first values from `start` on, by the recurrence of the certificate on
 * each class of n; the terms are kept.
 */
export function sequence(
  { period, rings }: Certificate,
  first: readonly Distance[],
  start: number,
): Values {
  const values = [...first];
  const coefficients = rings.distances.slice(0, -1);
  const term = (i: number) =>
    coefficients.reduce(
      (sum, c, q) => sum - c * (values[i - (coefficients.length - q) * period] as bigint),
      0n,
    );
  return (n) => {
    for (let i = values.length; i <= n - start; i++)
      values.push(first[i % period] === null ? null : term(i));
    return values[n - start];
  };
}
