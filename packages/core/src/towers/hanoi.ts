import { requireInteger } from '../errors.js';
import { settle, type TowerOptions, unbounded } from './options.js';
import { pegMoves } from './rules.js';
import type { Tower } from './tower.js';

/** Hanoi takes any number of pegs from 3 to 8. */
export interface HanoiOptions extends TowerOptions {
  readonly pegs?: number;
}

/**
 * The Tower of Hanoi H_p^n: discs of n sizes, no larger one on a smaller, from any peg to any other; goal: all on the last peg.
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
  const pegs = requireInteger('core/hanoi', 'pegs', options.pegs ?? 3, 3, 8);
  return settle(
    {
      name: 'Hanoi',
      symbol: 'H',
      discs,
      capacities: unbounded(discs, pegs),
      moves: pegMoves('any', pegs),
      stacking: 'sorted',
      goalPeg: pegs - 1,
    },
    options,
  );
}
