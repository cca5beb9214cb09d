import type { BlockGame } from './block-game.js';
import { type BloxorzState, bloxorz } from './bloxorz.js';
import { type BobbinState, bobbin } from './bobbin.js';
import type { Level } from './level.js';
import { type EdgeState, onTheEdge } from './on-the-edge.js';
import { requireLevel } from './require-level.js';

/** A state of one of the three games. */
export type BlockState = BloxorzState | EdgeState | BobbinState;

/**
 * The game of a level, with the rules as the level format has them. Throws an `InputError` for
 * anything but a level.
 *
 * @example
 * ```ts
 * const game = blockGame(parseLevel('game bobbin\ngrid\nS#G\nend'));
 * game.letters; // => ['R', 'L', 'U', 'D']
 * ```
 */
export function blockGame(level: Level): BlockGame<BlockState> {
  requireLevel('blocks/game', level);
  if (level.game === 'bloxorz') return bloxorz(level);
  return level.game === 'bobbin' ? bobbin(level) : onTheEdge(level);
}
