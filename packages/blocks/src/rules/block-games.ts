import type { BlockGame } from './block-game.js';
import { type BloxorzState, bloxorz } from './bloxorz.js';
import { type BobbinState, bobbin } from './bobbin.js';
import type { Level } from './level.js';
import { type EdgeState, onTheEdge } from './on-the-edge.js';

/** A state of one of the three games. */
export type BlockState = BloxorzState | EdgeState | BobbinState;

/**
 * The game of a level, with the rules as the level format has them.
 *
 * @example
 * ```ts
 * const game = blockGame(parseLevel('game bobbin\ngrid\nS#G\nend'));
 * game.letters; // => ['R', 'L', 'U', 'D']
 * ```
 */
export function blockGame(level: Level): BlockGame<BlockState> {
  if (level.game === 'bloxorz') return bloxorz(level);
  return level.game === 'bobbin' ? bobbin(level) : onTheEdge(level);
}
