import type { Heaps } from '@manaus/games';
import { sumIsZero } from './digits.js';

/**
 * The three printed conditions for an N-position of misère Nim; the sum of condition 3 over the
 * heaps of more than one block, or over all.
 */
export function misereNimConditions(
  heaps: Heaps,
  which: 'large' | 'all',
  modulus = 2,
): readonly [boolean, boolean, boolean] {
  const large = heaps.filter((heap) => heap > 1);
  const ones = heaps.filter((heap) => heap === 1);
  const summed = which === 'all' ? heaps : large;
  return [
    large.length === 0 && ones.length % 2 === 0,
    large.length === 1,
    large.length >= 2 && !sumIsZero(summed, modulus),
  ];
}
