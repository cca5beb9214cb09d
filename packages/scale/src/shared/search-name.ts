import type { Tower } from '@manaus/core';
import { predicateText } from '@manaus/core/internals';

/**
 * A name that two searches share only where a kernel would search the same: the rules, custom ones
 * by their source text, and the sources.
 */
export function searchName(kernel: string, rules: Tower, sources: readonly number[]): string {
  const { discs, capacities, moves, stacking } = rules;
  const digraph = moves.map((row) => row.map(Number).join('')).join(',');
  return `${kernel}: ${discs} discs, pegs ${capacities}, moves ${digraph}, stacking ${stacking}${richer(rules)}, ${sources.length} sources ${sum32(sources, 1)}-${sum32(sources, 2)}`;
}

/** The further conditions of the rules; empty if they have none. */
function richer({ sizes, colors, permits, permitsMove }: Tower): string {
  const all = {
    sizes,
    colours: colors && JSON.stringify(colors),
    permits: permits && predicateText(permits),
    moves: permitsMove && predicateText(permitsMove),
  };
  return Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : [`, ${name} ${value}`]))
    .join('');
}

/** FNV-1a over the halves of each number. */
export function sum32(numbers: readonly number[], seed: number): number {
  let sum = 0x811c9dc5 ^ seed;
  for (const number of numbers) {
    sum = fnv(sum, number >>> 0);
    sum = fnv(sum, Math.floor(number / 2 ** 32));
  }
  return sum >>> 0;
}

/** One step of FNV-1a. */
const fnv = (sum: number, half: number): number => Math.imul(sum ^ half, 0x01000193);
