import type { NamedTower } from './named-tower.js';
import { settle, type TowerOptions } from './options.js';
import type { Tower } from './tower.js';

/**
 * The Tower of Bucharest B_3^n: Hanoi in which a disc goes to an adjacent peg only; goal: all on
 * p2.
 *
 * Source: [martins2024, section 4.2].
 *
 * @example
 * ```ts
 * bucharest(3).moves[0]; // => [false, true, false]
 * ```
 */
export function bucharest(discs: number, options: TowerOptions = {}): Tower {
  return settle({ name: 'Bucharest', discs, moves: 'adjacent' }, options);
}

/** The Tower of Bucharest in the registry of towers. */
export const bucharestRow = {
  name: 'bucharest',
  rules: 'hanoi with moves between adjacent pegs only',
  tower: bucharest,
  goal: 'on the last peg',
} as const satisfies NamedTower;
