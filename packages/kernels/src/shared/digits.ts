import type { Tower } from '@manaus/core';

/** The digits of a number, the least significant first. */
export function digitsOf(number: number, count: number, base: number): number[] {
  const digits: number[] = [];
  for (let i = 0, rest = number; i < count; i++, rest = Math.floor(rest / base))
    digits.push(rest % base);
  return digits;
}

/** True if some peg has no room for all discs. */
export const isCapped = ({ discs, capacities }: Pick<Tower, 'discs' | 'capacities'>): boolean =>
  capacities.some((capacity) => capacity < discs);

/** The number of discs that each peg holds. */
export function heldBy(pegsOfDiscs: readonly number[], pegs: number): number[] {
  const held = new Array<number>(pegs).fill(0);
  for (const peg of pegsOfDiscs) held[peg]++;
  return held;
}
