import { requireInteger } from './errors.js';

/**
 * A reproducible pseudorandom generator of numbers in [0, 1): the same seed gives the same sequence
 * on every machine.
 *
 * The seed is any integer, taken modulo 2^32; the period is 2^32. Not for cryptography. The
 * generator is our own because its sequence is part of stored results (layouts, generated levels,
 * random checks), and no generator of a library gives the same one. Source: mulberry32 (T.
 * Ettinger, public domain).
 *
 * @example
 * ```ts
 * seededRandom(1)() === seededRandom(1)(); // => true
 * ```
 */
export function seededRandom(seed: number): () => number {
  requireInteger('core/random', 'seed', seed, Number.MIN_SAFE_INTEGER);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
