import type { NamedTower } from './named-tower.js';
import { descending, settle, type TowerOptions } from './options.js';
import type { Tower } from './tower.js';

/**
 * The Tower of London L_3^n: n different balls, any on any, on pegs that hold n, n - 1 and n - 2;
 * goal: 1, 2, ..., n on p0 from the top.
 *
 * Needs n >= 2. Source: [martins2024, section 4.3].
 *
 * @example
 * ```ts
 * london(3).capacities; // => [3, 2, 1]
 * ```
 */
export function london(discs: number, options: TowerOptions = {}): Tower {
  const capacities = descending('London', discs);
  return settle({ name: 'London', discs, capacities, stacking: 'free', goalPeg: 0 }, options);
}

/** The Tower of London in the registry of towers. */
export const londonRow = {
  name: 'london',
  rules: 'n different balls in any order; the pegs hold n, n-1 and n-2',
  tower: london,
  fewestDiscs: 2,
  capacities: 'n,n-1,n-2,...',
  goal: 'on p0',
} as const satisfies NamedTower;
