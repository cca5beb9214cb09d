import { compileTower, type Tower } from '../tower.js';
import type { TowerRules } from '../tower-rules.js';

/**
 * The tower with discs of these sizes, one a disc; discs of one size are alike, unless colours tell them apart.
 *
 * Sizes matter for stacking by size, `sorted` or `equals`. Throws an `InputError` where a goal would no longer be regular.
 *
 * @example
 * ```ts
 * const twins = withSizes(restingOnEquals(hanoi(4)), [1, 1, 2, 2]);
 * formatLabel(parseLabel(twins, '2/1/34')); // => '1/2/34'
 * ```
 */
export function withSizes(rules: TowerRules, sizes: readonly number[]): Tower {
  return compileTower({ ...rules, sizes });
}

/**
 * The tower with discs of these colours, one a disc; discs of one size and one colour are alike.
 *
 * Where any disc lies on any, and no sizes are given, discs have one size: colours alone tell them apart.
 *
 * @example
 * ```ts
 * withColours(london(3), ['red', 'red', 'blue']).space; // => 18
 * withColours(hanoi(3), ['red', 'red', 'blue']).space; // => 27
 * ```
 */
export function withColours(rules: TowerRules, colours: readonly string[]): Tower {
  const sizes =
    rules.sizes ?? (rules.stacking === 'free' ? new Array<number>(rules.discs).fill(1) : undefined);
  return compileTower({ ...rules, sizes, colours });
}

/**
 * The tower where discs also rest on discs of their size.
 *
 * @example
 * ```ts
 * restingOnEquals(hanoi(4)).stacking; // => 'equals'
 * ```
 */
export function restingOnEquals(rules: TowerRules): Tower {
  return compileTower({ ...rules, stacking: 'equals' });
}
