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
  return (position) => faultAt({ game, strategy, known }, position);
}

/** A strategy that is judged, and the faults that are known by the names of the positions. */
interface Judging<Position> {
  readonly game: Game<Position>;
  readonly strategy: Strategy<Position>;
  readonly known: Map<string, string | null>;
}

const nameOf = <Position>(game: Game<Position>, position: Position): string =>
  `(${game.notation.format(position)})`;

function faultAt<Position>(judging: Judging<Position>, position: Position): string | null {
  const { game, known } = judging;
  const name = nameOf(game, position);
  if (!known.has(name)) known.set(name, faultToMove(judging, position));
  return known.get(name) as string | null;
}

/** The failure of a strategy that is to move, by each move that it leaves open. */
function faultToMove<Position>(judging: Judging<Position>, position: Position): string | null {
  const { game, strategy } = judging;
  const name = (of: Position) => nameOf(game, of);
  const options = game.options(position);
  if (options.length === 0)
    return game.convention === 'misere' ? null : `there is no move at ${name(position)}`;
  const moves = strategy(position);
  if (moves.length === 0) return `the strategy names no move at ${name(position)}`;
  const legal = new Set(options.map(name));
  return firstFault(moves, (move) =>
    legal.has(name(move))
      ? faultAfter(judging, move)
      : `${name(position)} to ${name(move)} is no move of ${game.name}`,
  );
}

/** The failure of a strategy that has moved to a position, by each reply. */
function faultAfter<Position>(judging: Judging<Position>, position: Position): string | null {
  const { game } = judging;
  const replies = game.options(position);
  if (replies.length === 0)
    return game.convention === 'normal'
      ? null
      : `the strategy makes the last move, to ${nameOf(game, position)}`;
  return firstFault(replies, (reply) => faultAt(judging, reply));
}

/** The fault of the first position that has one. */
function firstFault<Position>(
  positions: readonly Position[],
  faultOf: (position: Position) => string | null,
): string | null {
  for (const position of positions) {
    const fault = faultOf(position);
    if (fault !== null) return fault;
  }
  return null;
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
  rules: Rules<Position>,
  strategy: Strategy<Position>,
): (position: Position) => boolean {
  const { moves, label, misere = false } = rules;
  const safe = new Set<string>();
  return (start) => {
    const met = new Map([[label(start), start]]);
    for (const [name, position] of met) {
      if (safe.has(name) || (misere && isOver(rules, position))) continue;
      const chosen = soundChoice(rules, strategy, position);
      if (chosen === null) return false;
      for (const reply of chosen.flatMap(moves)) met.set(label(reply), reply);
    }
    for (const name of met.keys()) safe.add(name);
    return true;
  };
}

const isOver = <Position>({ moves }: Rules<Position>, position: Position): boolean =>
  moves(position).length === 0;

/** The moves that a strategy chooses; `null` without any, or with an illegal or a losing one. */
function soundChoice<Position>(
  rules: Rules<Position>,
  strategy: Strategy<Position>,
  position: Position,
): readonly Position[] | null {
  const { moves, label, misere = false } = rules;
  const chosen = strategy(position);
  const legal = new Set(moves(position).map(label));
  const sound = chosen.length > 0 && chosen.every((next) => legal.has(label(next)));
  return sound && !(misere && chosen.some((next) => isOver(rules, next))) ? chosen : null;
}
