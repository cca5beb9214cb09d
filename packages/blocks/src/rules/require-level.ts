import { InputError } from '@manaus/core';
import type { Level } from './level.js';

const games: readonly unknown[] = ['bloxorz', 'on-the-edge', 'bobbin'] satisfies Level['game'][];

/**
 * Throws an `InputError` unless a value is a level; a text must be read by `parseLevel` first.
 *
 * @example
 * ```ts
 * requireLevel('blocks/game', parseLevel('game bobbin\ngrid\nS#G\nend'));
 * requireLevel('blocks/game', 'game bobbin'); // throws level must be a level, as parseLevel reads it
 * ```
 */
export function requireLevel(place: string, level: unknown, parameter = 'level'): void {
  if (
    typeof level !== 'object' ||
    level === null ||
    !('game' in level && games.includes(level.game)) ||
    !('floor' in level && Array.isArray(level.floor))
  )
    throw new InputError(place, parameter, 'kind', { kind: 'level', got: level });
}

/** Throws an `InputError` unless a value is a level of a game. */
export function requireLevelOf<G extends Level['game']>(
  place: string,
  game: G,
  level: Level,
): asserts level is Extract<Level, { game: G }> {
  requireLevel(place, level);
  if (level.game !== game)
    throw new InputError(place, 'game', 'equal', { value: game, got: level.game });
}
