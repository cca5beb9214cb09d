import { bucharest } from './bucharest.js';
import { type HanoiOptions, hanoi } from './hanoi.js';
import { london } from './london.js';
import { manaus } from './manaus.js';
import { oxford, oxford1 } from './oxford.js';
import type { TowerRules } from './rules.js';

/**
 * The towers of the work by the names that the command line and the notebooks use.
 *
 * @example
 * ```ts
 * Object.keys(namedTowers); // => ['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus']
 * ```
 */
export const namedTowers: Readonly<
  Record<
    'hanoi' | 'bucharest' | 'london' | 'oxford' | 'oxford1' | 'manaus',
    (discs: number, options?: HanoiOptions) => TowerRules
  >
> = {
  hanoi,
  bucharest,
  london,
  oxford,
  oxford1,
  manaus,
};

/**
 * Whether a named tower takes another number of pegs than three.
 *
 * @example
 * ```ts
 * [takesPegs('manaus'), takesPegs('london')]; // => [true, false]
 * ```
 */
export const takesPegs = (name: string): boolean => name === 'hanoi' || name === 'manaus';
