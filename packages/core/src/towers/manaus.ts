import { requireInteger } from '../errors.js';
import { descending, settle, type TowerOptions } from './options.js';
import { pegMoves } from './rules.js';
import type { Tower } from './tower.js';

/** Manaus takes any number of pegs from 3 to 8; the work has three. */
export interface ManausOptions extends TowerOptions {
  readonly pegs?: number;
}

/**
 * The Tower of Manaus M_p^n: Hanoi on pegs that hold n, n - 1, n - 2, ... discs; goal: all on p0.
 *
 * Needs n >= p - 1. Source for p = 3: [martins2024, section 5.1]; more pegs are a variant of ours.
 *
 * @example
 * ```ts
 * manaus(4).capacities; // => [4, 3, 2]
 * manaus(5, { pegs: 4 }).capacities; // => [5, 4, 3, 2]
 * ```
 */
export function manaus(discs: number, options: ManausOptions = {}): Tower {
  const pegs = requireInteger('core/manaus', 'pegs', options.pegs ?? 3, 3, 8);
  const capacities = descending('Manaus', discs, pegs);
  return settle(
    {
      name: 'Manaus',
      symbol: 'M',
      discs,
      capacities,
      moves: pegMoves('any', pegs),
      stacking: 'sorted',
      goalPeg: 0,
    },
    options,
  );
}
