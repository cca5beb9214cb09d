import type { Game } from './game.js';
import { requireGame } from './requirements.js';

/**
 * The same game with the other convention: misère play of a normal game, normal play of a misère
 * game.
 *
 * @example
 * ```ts
 * misere(sim()).convention; // => 'normal'
 * misere(misere(sim())).convention; // => 'misere'
 * ```
 */
export function misere<Position>(game: Game<Position>): Game<Position> {
  requireGame('games/misere', game);
  // A heap game answers otherwise, too.
  if ('misere' in game) return game.misere as Game<Position>;
  const reversed = game.convention === 'normal';
  return {
    ...game,
    name: reversed ? `misère ${game.name}` : game.name.replace(/^misère /, ''),
    convention: reversed ? 'misere' : 'normal',
  };
}
