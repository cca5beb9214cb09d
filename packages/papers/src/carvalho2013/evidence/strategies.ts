import type { Game } from '@manaus/games';

/**
 * A player: the moves that a strategy allows at a position; none where it does not say what to do.
 */
export type Strategy<Position> = (position: Position) => readonly Position[];

/**
 * The failure of a strategy that is to move at a position; `null` if it wins whatever the reply.
 *
 * Every move that the strategy leaves open is made and every reply tried, to the end of the game.
 * Nothing is known of P and N here.
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

/** The rules of a game, and how its positions are told apart. */
export interface Rules<Position> {
  readonly moves: Strategy<Position>;
  readonly label: (position: Position) => string;
  readonly misere?: boolean;
}

/**
 * True if a strategy that is to move at a position wins whatever is replied: all positions that it
 * can meet are listed, one after the other.
 *
 * The same as {@link judgeStrategy} without recursion; the rules are given apart, so that they need
 * not be those of the library.
 */
export function strategyWins<Position>(
  { moves, label, misere = false }: Rules<Position>,
  strategy: Strategy<Position>,
): (position: Position) => boolean {
  const safe = new Set<string>();
  const over = (position: Position) => moves(position).length === 0;
  const choices = (position: Position): readonly Position[] | null => {
    const chosen = strategy(position);
    const legal = new Set(moves(position).map(label));
    const sound = chosen.length > 0 && chosen.every((next) => legal.has(label(next)));
    return sound && !(misere && chosen.some(over)) ? chosen : null;
  };
  return (start) => {
    const met = new Map([[label(start), start]]);
    for (const [name, position] of met) {
      if (safe.has(name) || (misere && over(position))) continue;
      const chosen = choices(position);
      if (chosen === null) return false;
      for (const reply of chosen.flatMap(moves)) met.set(label(reply), reply);
    }
    for (const name of met.keys()) safe.add(name);
    return true;
  };
}
