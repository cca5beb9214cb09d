import { range } from '@manaus/core';

/** The squares from 1 to a bound, in order. */
export const squaresTo = (most: number): number[] =>
  range(1, Math.floor(Math.sqrt(most))).map((root) => root ** 2);

/** The primes to a bound, in order, by the sieve of Eratosthenes. */
export function primesTo(most: number): number[] {
  const composite = new Uint8Array(most + 1);
  const primes: number[] = [];
  for (let number = 2; number <= most; number++) {
    if (composite[number] === 1) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= most; multiple += number)
      composite[multiple] = 1;
  }
  return primes;
}
