import { descending, settle, type TowerOptions } from './options.js';
import { pegMoves, type TowerRules } from './rules.js';

/**
 * The Tower of Manaus M_3^n: Hanoi on pegs that hold n, n - 1 and n - 2 discs; goal: all on p0.
 *
 * Needs n >= 2. Source: [martins2024, section 5.1].
 *
 * @example
 * ```ts
 * manaus(4).capacities; // => [4, 3, 2]
 * ```
 */
export function manaus(discs: number, options: TowerOptions = {}): TowerRules {
  return settle({ name: 'Manaus', symbol: 'M', discs, capacities: descending('Manaus', discs), moves: pegMoves('any', 3), stacking: 'sorted', goalPeg: 0 }, options);
}
