import { requireInteger } from '../errors.js';
import type { NamedTower } from './named-tower.js';
import { type HanoiOptions, requirePegs, settle } from './options.js';
import type { Tower } from './tower.js';

/**
 * The Tower of Hanoi H_p^n: discs of n sizes, no larger one on a smaller, from any peg to any
 * other; goal: all on the last peg.
 *
 * Source: [martins2024, section 3.1].
 *
 * @example
 * ```ts
 * hanoi(3).capacities; // => [3, 3, 3]
 * hanoi(2, { pegs: 4, moves: 'star' }).moves[1]; // => [true, false, false, false]
 * ```
 */
export function hanoi(discs: number, options: HanoiOptions = {}): Tower {
  requireInteger('core/hanoi', 'discs', discs, 1);
  const pegs = requirePegs('core/hanoi', options);
  return settle({ name: 'Hanoi', discs, pegs }, options);
}

/** The Tower of Hanoi in the registry of towers. */
export const hanoiRow = {
  name: 'hanoi',
  rules: 'discs of n sizes, never a larger one on a smaller; 2 to 12 pegs',
  tower: hanoi,
  takesPegs: true,
  goal: 'on the last peg',
} as const satisfies NamedTower;
