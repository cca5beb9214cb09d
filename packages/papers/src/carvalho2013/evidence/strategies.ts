import type { Game } from '@manaus/games';

/** A player: the moves that a strategy allows at a position; none where it does not say what to do. */
export type Strategy<Position> = (position: Position) => readonly Position[];

/**
 * What goes wrong when a strategy is to move at a position, or `null` when it wins whatever is replied.
 *
 * Every move that the strategy leaves open is made and every reply tried, to the end of the game. Nothing is known of P and N here.
 */
export function judgeStrategy<Position>(
  game: Game<Position>,
  strategy: Strategy<Position>,
): (position: Position) => string | null {
  const known = new Map<string, string | null>();
  const label = (position: Position) => `(${game.notation.format(position)})`;
  const wrongAt = (position: Position): string | null => {
    const options = game.options(position);
    if (options.length === 0)
      return game.convention === 'misere' ? null : `there is no move at ${label(position)}`;
    const moves = strategy(position);
    if (moves.length === 0) return `the strategy names no move at ${label(position)}`;
    const legal = new Set(options.map(label));
    for (const move of moves) {
      const wrong = legal.has(label(move))
        ? wrongAfter(move)
        : `${label(position)} to ${label(move)} is no move of ${game.name}`;
      if (wrong !== null) return wrong;
    }
    return null;
  };
  const wrongAfter = (position: Position): string | null => {
    const replies = game.options(position);
    if (replies.length === 0)
      return game.convention === 'normal'
        ? null
        : `the strategy makes the last move, to ${label(position)}`;
    for (const reply of replies) {
      const wrong = judged(reply);
      if (wrong !== null) return wrong;
    }
    return null;
  };
  const judged = (position: Position): string | null => {
    const key = label(position);
    if (!known.has(key)) known.set(key, wrongAt(position));
    return known.get(key) as string | null;
  };
  return judged;
}
