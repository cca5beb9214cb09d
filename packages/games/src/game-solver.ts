import type { Decision, Game, Outcome } from './game.js';
import { leastMissing } from './mex.js';
import { requireGame } from './requirements.js';

/**
 * The part of a game that decides who wins: its options, its convention, and labels that tell
 * positions apart.
 */
type Solvable<Position> = Pick<Game<Position>, 'convention' | 'options'> & {
  readonly notation: Pick<Game<Position>['notation'], 'format'>;
};

/**
 * Outcomes, winning moves and Grundy values of a game; every position that was evaluated is
 * remembered.
 */
export interface GameSolver<Position> extends Decision<Position> {
  /** The options that are P-positions, in the order of the options. */
  winningMoves(position: Position): readonly Position[];
  /** The Grundy value in normal play, whatever the convention of the game. */
  grundyValue(position: Position): number;
}

/**
 * The solver of a game by exhaustive search: a position is P if all its options are N; a terminal
 * one is P in normal play, N in misère play.
 *
 * Time and memory O(positions reached times options). The specification of every closed form.
 *
 * @example
 * ```ts
 * const { outcome, winningMoves, grundyValue } = gameSolver(heapGame('nim'));
 * outcome([3, 5, 7]); // => 'N'
 * winningMoves([3, 5, 7]); // => [[2, 5, 7], [3, 4, 7], [3, 5, 6]]
 * grundyValue([3, 5]); // => 6
 * gameSolver(heapGame('nim').misere).outcome([1, 1]); // => 'N'
 * ```
 */
export function gameSolver<Position>(game: Solvable<Position>): GameSolver<Position> {
  requireGame('games/solver', game);
  const outcome = evaluated(game, (options: readonly Outcome[]): Outcome => {
    if (options.length === 0) return game.convention === 'normal' ? 'P' : 'N';
    return options.includes('P') ? 'N' : 'P';
  });
  return {
    outcome,
    winningMoves: (position) => game.options(position).filter((option) => outcome(option) === 'P'),
    grundyValue: evaluated(game, (options: readonly number[]) => leastMissing(options)),
  };
}

/**
 * A value that follows from those of the options, for every position; a stack instead of recursion,
 * as plays may be long.
 */
function evaluated<Position, Value>(
  game: Solvable<Position>,
  valueFrom: (options: readonly Value[]) => Value,
): (position: Position) => Value {
  const known = new Map<string, Value>();
  const label = (position: Position) => game.notation.format(position);
  const found = (position: Position) => known.get(label(position)) as Value;
  /** Finds the value of a position; where options have none yet, returns these instead. */
  const settle = (position: Position): readonly Position[] => {
    if (known.has(label(position))) return [];
    const options = game.options(position);
    const unknown = options.filter((option) => !known.has(label(option)));
    if (unknown.length === 0) known.set(label(position), valueFrom(options.map(found)));
    return unknown;
  };
  return (position) => {
    const open = [position];
    while (open.length > 0) {
      const unknown = settle(open[open.length - 1]);
      if (unknown.length > 0) open.push(...unknown);
      else open.pop();
    }
    return found(position);
  };
}
