import { InputError } from '../../errors.js';
import { parseLabel } from '../notation.js';
import { requireRuleFields } from '../rules.js';
import { compileTower, type Tower } from '../tower.js';
import type { TowerRules } from '../tower-rules.js';

/**
 * The tower with these goals, as labels, or with a way to know one.
 *
 * @example
 * ```ts
 * withGoals(hanoi(2), ['/12/', '//12']).goals.length; // => 2
 * isGoal(withGoals(hanoi(2), (state) => state[0].length === 0), [[], [1], [2]]); // => true
 * ```
 */
export function withGoals(
  rules: TowerRules,
  goals: readonly string[] | Extract<TowerRules['goals'], (...asked: never[]) => boolean>,
): Tower {
  requireRuleFields(rules);
  if (typeof goals === 'function') return compileTower({ ...rules, goals });
  if (!Array.isArray(goals))
    throw new InputError('core/goals-at', 'goals', 'listOf', { of: 'labels', got: goals });
  if (goals.length === 0) throw new InputError('core/goals-at', 'goals', 'empty', {});
  return compileTower({ ...rules, goals: goals.map((label) => parseLabel(rules, label)) });
}
