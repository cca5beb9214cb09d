import type { NamedTower } from './named-tower.js';
import { descending, requirePegs, settle, type TowerOptions } from './options.js';
import type { Tower } from './tower.js';

/** Manaus takes any number of pegs from 2 to 12; the work has three. */
export interface ManausOptions extends TowerOptions {
  readonly pegs?: number;
}

/**
 * The Tower of Manaus M_p^n: Hanoi on pegs that hold n, n - 1, n - 2, ... discs; goal: all on p0.
 *
 * Needs n >= p - 1. Source for p = 3: [martins2024, section 5.1]; more pegs are our own variant.
 *
 * @example
 * ```ts
 * manaus(4).capacities; // => [4, 3, 2]
 * manaus(5, { pegs: 4 }).capacities; // => [5, 4, 3, 2]
 * ```
 */
export function manaus(discs: number, options: ManausOptions = {}): Tower {
  const capacities = descending('Manaus', discs, requirePegs('core/manaus', options));
  return settle({ name: 'Manaus', discs, capacities, goalPeg: 0 }, options);
}

/** The Tower of Manaus in the registry of towers. */
export const manausRow = {
  name: 'manaus',
  rules: 'hanoi with pegs that hold n, n-1 and n-2 discs',
  tower: manaus,
  takesPegs: true,
  fewestDiscs: 2,
  capacities: 'n,n-1,n-2,...',
  goal: 'on p0',
} as const satisfies NamedTower;
