import { requireOneOf } from '@manaus/core/internals';
import { levelFault } from '../level-fault.js';
import type { BloxorzRules, Level } from './level.js';
import { requireLevel } from './require-level.js';

/** The rule sets of Bloxorz, the default first. */
export const bloxorzRules: readonly BloxorzRules[] = ['official', 'strict'];

/**
 * A level of Bloxorz under other rules than its text names; the level itself where none are given.
 *
 * Throws an `InputError` for a level of another game, which has no rule sets, and for unknown
 * rules.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * formatLevel(withRules(level, 'strict')).split('\n').at(-2); // => 'rules strict'
 * ```
 */
export function withRules<L extends Level>(level: L, rules: BloxorzRules | undefined): L {
  requireLevel('blocks/rules', level);
  if (rules === undefined) return level;
  requireRules(level.game, rules);
  return { ...level, rules };
}

/**
 * Throws an `InputError` for rules that are asked for in a game without rule sets, and for unknown
 * ones.
 *
 * @example
 * ```ts
 * requireRules('bloxorz', 'strict');
 * requireRules('bobbin', 'strict'); // throws rules is for levels of bloxorz only (got "bobbin")
 * ```
 */
export function requireRules(game: Level['game'], rules: BloxorzRules | undefined): void {
  if (rules === undefined) return;
  if (game !== 'bloxorz')
    throw levelFault('blocks/rules', 'rules', 'otherGame', { game: 'bloxorz', got: game });
  requireOneOf('blocks/rules', 'rules', bloxorzRules, rules);
}
