import { regularState, requireRules, type TowerRules } from '../rules.js';

/** Rules that a piece has changed, if they are consistent; the goals as representatives. */
export function checked(rules: TowerRules): TowerRules {
  requireRules(rules);
  const { goals } = rules;
  return typeof goals === 'function'
    ? rules
    : { ...rules, goals: goals.map((goal) => regularState(rules, goal)) };
}
