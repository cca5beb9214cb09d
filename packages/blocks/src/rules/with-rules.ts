import { InputError } from '@manaus/core';
import type { BloxorzRules, Level } from './level.js';

/** The rule sets of Bloxorz, the default first. */
export const bloxorzRules: readonly BloxorzRules[] = ['official', 'strict'];

/**
 * A level of Bloxorz under other rules than its text names; the level itself where none are given.
 *
 * Throws an `InputError` for a level of another game, which has no rule sets, and for unknown rules.
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nS##G\nend');
 * formatLevel(withRules(level, 'strict')).split('\n').at(-2); // => 'rules strict'
 * ```
 */
export function withRules<L extends Level>(level: L, rules: BloxorzRules | undefined): L {
  if (rules === undefined) return level;
  if (level.game !== 'bloxorz')
    throw new InputError('blocks/rules', 'rules', 'otherGame', {
      game: 'bloxorz',
      got: level.game,
    });
  if (!bloxorzRules.includes(rules))
    throw new InputError('blocks/rules', 'rules', 'oneOf', { names: bloxorzRules, got: rules });
  return { ...level, rules };
}
