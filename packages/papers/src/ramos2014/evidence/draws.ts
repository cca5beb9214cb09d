import { seededRandom } from '@manaus/core';
import { range } from '../../check/index.js';

/** A number from 0 on and less than 1. */
export type Random = () => number;

/** A random integer from 0 on and less than a bound. */
export const below = (random: Random, bound: number): number => Math.floor(bound * random());

/** Things that are drawn one after another, each knowing its number, from 1 on. */
export function drawn<T>(seed: number, count: number, draw: (random: Random, i: number) => T): T[] {
  const random = seededRandom(seed);
  return range(1, count).map((i) => draw(random, i));
}
