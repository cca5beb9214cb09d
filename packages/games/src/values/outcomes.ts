import { mex } from './mex.js';

/** What can be won or lost: options, labels that tell positions apart, and no position twice in a play. */
export interface Options<Position> {
  readonly notation: {
    /** The label of a position: the same for equal positions only. */
    format(position: Position): string;
  };
  /** The positions that a move leads to. */
  options(position: Position): readonly Position[];
}

/** A game with its convention. */
export interface Playable<Position> extends Options<Position> {
  readonly convention: 'normal' | 'misere';
}

/** P: the previous player wins. N: the next player wins. */
export type Outcome = 'P' | 'N';

/** The outcomes of the positions of a game; what was found once is remembered. */
export interface Outcomes<Position> {
  /** Who wins. */
  outcome(position: Position): Outcome;
  /** The options that are P-positions, in the order of the options. */
  winningMoves(position: Position): readonly Position[];
}

/**
 * Outcomes by looking at all that can be reached: a position is P where all its options are N; a terminal one is P in normal play, N in misère play.
 *
 * Time and memory O(positions reached times options). The specification of every closed form.
 *
 * @example
 * ```ts
 * const { outcome, winningMoves } = outcomes(nim());
 * outcome([3, 5, 7]); // => 'N'
 * winningMoves([3, 5, 7]); // => [[2, 5, 7], [3, 4, 7], [3, 5, 6]]
 * outcomes(misere(nim())).outcome([1, 1]); // => 'N'
 * ```
 */
export function outcomes<Position>(game: Playable<Position>): Outcomes<Position> {
  const value = evaluated(game, (options): Outcome => {
    if (options.length === 0) return game.convention === 'normal' ? 'P' : 'N';
    return options.includes('P') ? 'N' : 'P';
  });
  return {
    outcome: value,
    winningMoves: (position) => game.options(position).filter((option) => value(option) === 'P'),
  };
}

/**
 * Grundy values by looking at all that can be reached: the mex of the values of the options; whatever the convention, they tell of normal play.
 *
 * Time and memory O(positions reached times options).
 *
 * @example
 * ```ts
 * const grundy = grundyValues(nim());
 * [grundy([6]), grundy([3, 5])]; // => [6, 6]
 * ```
 */
export function grundyValues<Position>(game: Options<Position>): (position: Position) => number {
  return evaluated(game, (options: readonly number[]) => mex(options));
}

/** A value that follows from those of the options, for every position; a list of open positions instead of recursion, as plays may be long. */
function evaluated<Position, Value>(
  game: Options<Position>,
  valueFrom: (options: readonly Value[]) => Value,
): (position: Position) => Value {
  const known = new Map<string, Value>();
  const label = (position: Position) => game.notation.format(position);
  return (position) => {
    const open = [position];
    for (let last = position; open.length > 0; ) {
      last = open[open.length - 1];
      const options = known.has(label(last)) ? [] : game.options(last);
      const unknown = options.filter((option) => !known.has(label(option)));
      if (unknown.length > 0) {
        open.push(...unknown);
        continue;
      }
      if (!known.has(label(last)))
        known.set(
          label(last),
          valueFrom(options.map((option) => known.get(label(option)) as Value)),
        );
      open.pop();
    }
    return known.get(label(position)) as Value;
  };
}
