import type { PlayedGame } from './played-games.js';

/**
 * The least numbers of moves and of rolls that win; the change of halves, `_`, is a move and no
 * roll.
 */
export type Least = { readonly moves: number | null; readonly rolls: number | null };

/**
 * The least cost to win where every letter has a cost of 0 or 1, by search in layers of equal cost;
 * `null` if none exists.
 */
function leastCost<State>(
  game: PlayedGame<State>,
  costOf: (letter: string) => 0 | 1,
): number | null {
  const seen = new Set<string>();
  let layer: State[] = [game.start];
  for (let cost = 0; layer.length > 0; cost++) {
    const next: State[] = [];
    for (let state = layer.pop(); state !== undefined; state = layer.pop()) {
      if (seen.has(game.name(state))) continue;
      seen.add(game.name(state));
      if (game.wins(state)) return cost;
      for (const [letter, sign] of game.letters.entries()) {
        const to = game.move(state, letter);
        if (to !== null) (costOf(sign) === 0 ? layer : next).push(to);
      }
    }
    layer = next;
  }
  return null;
}

/** Both least numbers of a game. */
export const leastOf = <State>(game: PlayedGame<State>): Least => ({
  moves: leastCost(game, () => 1),
  rolls: leastCost(game, (letter) => (letter === '_' ? 0 : 1)),
});
