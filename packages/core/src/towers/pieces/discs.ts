import { InputError } from '../../errors.js';
import { requireRuleFields } from '../rules.js';
import { compileTower, type Tower } from '../tower.js';
import type { TowerRules } from '../tower-rules.js';

/**
 * The tower with discs of these sizes, one per disc; discs of one size are alike, unless colors
 * tell them apart.
 *
 * Sizes matter for stacking by size, `sorted` or `equals`. Throws an `InputError` where a goal
 * would no longer be regular.
 *
 * @example
 * ```ts
 * const twins = withSizes(withEqualStacking(hanoi(4)), [1, 1, 2, 2]);
 * formatLabel(parseLabel(twins, '2/1/34')); // => '1/2/34'
 * ```
 */
export function withSizes(rules: TowerRules, sizes: readonly number[]): Tower {
  requireRuleFields(rules);
  if (sizes === undefined) throw new InputError('core/sizes', 'sizes', 'required', {});
  return compileTower({ ...rules, sizes });
}

/**
 * The tower with discs of these colors, one per disc; discs of one size and one color are alike.
 *
 * Where any disc lies on any, and no sizes are given, discs have one size: colors alone tell them
 * apart.
 *
 * @example
 * ```ts
 * withColors(london(3), ['red', 'red', 'blue']).space; // => 18
 * withColors(hanoi(3), ['red', 'red', 'blue']).space; // => 27
 * ```
 */
export function withColors(rules: TowerRules, colors: readonly string[]): Tower {
  requireRuleFields(rules);
  if (colors === undefined) throw new InputError('core/colors', 'colors', 'required', {});
  const ones = rules.stacking === 'free' ? new Array<number>(rules.discs).fill(1) : undefined;
  return compileTower({ ...rules, sizes: rules.sizes ?? ones, colors });
}

/**
 * The tower where discs also rest on discs of their size.
 *
 * @example
 * ```ts
 * withEqualStacking(hanoi(4)).stacking; // => 'equals'
 * ```
 */
export function withEqualStacking(rules: TowerRules): Tower {
  requireRuleFields(rules);
  return compileTower({ ...rules, stacking: 'equals' });
}
