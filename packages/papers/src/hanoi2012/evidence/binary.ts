import type { Peg } from '@manaus/core';

/** Bit k, counted from 1 at the right, by division. */
export const bit = (m: number, k: number): number => Math.floor(m / 2 ** (k - 1)) % 2;

/** The given number of bits, by division. */
export const digits = (m: number, count: number): string =>
  Array.from({ length: count }, (_, i) => bit(m, count - i)).join('');

/** The same by the conversion of the language. */
export const written = (m: number, count: number): string => m.toString(2).padStart(count, '0');

/** The place of the first 1 from the right, by division. */
export const lowestOne = (m: number): number => (m % 2 === 1 ? 1 : 1 + lowestOne(m / 2));

/**
 * Walsh's method, literally: from disc n down, onto disc k + 1 or by the parity of what is on top;
 * the bases are discs n + 1 to n + 3.
 */
export function walsh(discs: number, m: number): Peg[] | string {
  const top = [discs + 1, discs + 2, discs + 3];
  const pegs = new Array<Peg>(discs);
  for (let k = discs; k >= 1; k--) {
    const larger = top.indexOf(k + 1);
    const onLarger = bit(m, k) === bit(m, k + 1);
    const places = onLarger
      ? [larger]
      : [0, 1, 2].filter((on) => on !== larger && (top[on] - k) % 2 !== 0);
    if (places.length !== 1 || places[0] < 0)
      return `n = ${discs}, m = ${m}: disc ${k} has ${places.length} places`;
    pegs[k - 1] = places[0];
    top[places[0]] = k;
  }
  return pegs;
}
