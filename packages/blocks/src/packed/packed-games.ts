import type { BlockState } from '../rules/block-games.js';
import type { Level } from '../rules/level.js';
import { requireLevel } from '../rules/require-level.js';
import { packedBloxorz } from './bloxorz.js';
import { packedBobbin } from './bobbin.js';
import { packedEdge } from './on-the-edge.js';
import type { PackedGame } from './packed-game.js';

/**
 * The packed game of a level, with the rules as the level format has them: state by state that of
 * `blockGame`.
 *
 * A move takes constant time (Bobbin: as long as a roll; On The Edge: as the board is large).
 * Throws an `InputError` for anything but a level, and where codes would pass 2^53.
 *
 * @example
 * ```ts
 * const game = packedGame(parseLevel('game bloxorz\ngrid\nS##G\nend'));
 * game.wins(game.move(game.move(game.start, 0), 0)); // => true
 * game.move(game.start, 2); // => -1
 * ```
 */
export function packedGame(level: Level): PackedGame<BlockState> {
  requireLevel('blocks/game', level);
  return level.game === 'bloxorz'
    ? packedBloxorz(level)
    : level.game === 'bobbin'
      ? packedBobbin(level)
      : packedEdge(level);
}
