import { InputError } from '@manaus/core';
import { requireKind, requireOptions, requireShape } from '@manaus/core/internals';
import type { Game, Outcome } from '../game.js';
import { type GameSolver, gameSolver } from '../game-solver.js';
import { digitSum } from '../mex.js';
import { misere } from '../misere.js';
import { requireUpto } from '../requirements.js';
import { lookedFor } from './answers.js';
import type { HeapGameFamily, HeapParameters, HeapPosition, HeapsOrPosition } from './family.js';
import type { HeapRule, Heaps } from './heap-game.js';
import { heapGames } from './heap-games.js';
import { codeGame, isCode } from './octal/family.js';
import { firstRepeating } from './outcome-period.js';
import { positionOf } from './play-doors.js';
import { ruleGame } from './rule-game.js';

const place = 'games/heap-game';

/** More winning moves than this are not listed. */
const MOST_LISTED = 1_000_000;

/**
 * A heap game, and the questions about it.
 *
 * A position is a list of heaps or its label: `[3, 5, 7]` or `3,5,7`. In Fibonacci Nim a limit
 * belongs to all positions but the first: `{ heaps: [13], limit: 4 }` or `13:4`. Every method
 * throws an `InputError` for anything else. As a `Game` it can be given to `gameSolver`, `gameLaws`
 * and `disjunctiveSum`.
 */
export interface HeapGame extends Game<HeapsOrPosition> {
  /** The player who wins: P for the previous one, N for the next. */
  outcome(position: HeapsOrPosition | string): Outcome;
  /** The positions that win for whoever moves there, each once; at most 10^6. */
  winningMoves(position: HeapsOrPosition | string): HeapsOrPosition[];
  /** The Grundy value in normal play of a heap, given as a number, or of a position. */
  grundyValue(position: number | HeapsOrPosition | string): number;
  /** The Grundy values in normal play of the single heaps 0 to `upto`. */
  grundyValues(upto: number): number[];
  /** The period of the Grundy values, looked for among the heaps to `upto` (default: 1,000). */
  period(upto?: number): HeapPeriod;
  /** The same rules under the other convention: who makes the last move loses. */
  readonly misere: HeapGame;
}

/**
 * From the preperiod on, G(x + period) = G(x): both are `null` if no period was found among the
 * heaps below `looked`, or if it is proved that none exists (`neverRepeats`).
 */
export interface HeapPeriod {
  readonly preperiod: number | null;
  readonly period: number | null;
  /**
   * True if the period holds for all heaps; false if it is seen only, through three times its
   * length or more.
   */
  readonly proved: boolean;
  readonly neverRepeats: boolean;
  /** The number of heaps, from 0 on, that were looked at; 0 if none was looked for. */
  readonly looked: number;
}

/**
 * A heap game by its name (`nim`, `kayles`; all are in `heapGames`), by its octal or hexadecimal
 * code (`0.77`), or by a rule of your own: a function from a heap to what a move can leave of it,
 * a list of heaps or of lists of heaps.
 *
 * Named games are answered by what is known of them; a rule of your own by nim-sums of the values
 * of single heaps, and misère play by a search of all positions. Where no value of single heaps
 * decides (Moore, Wythoff, Fibonacci), `grundyValue` searches all positions. Throws an `InputError`
 * for an unknown name, a parameter that the game has not or that is out of bounds, and where a move
 * does not leave less of a heap, once it is asked for.
 *
 * @param parameters of a named game: `set` of `subtraction`, `k` of `moore`, `except` of `all-but`,
 *   `code` of `taking-and-breaking`; by default those of its first game
 *
 * @example
 * ```ts
 * heapGame('nim').winningMoves([3, 5, 7]); // => [[2, 5, 7], [3, 4, 7], [3, 5, 6]]
 * heapGame('kayles').period(); // => { preperiod: 71, period: 12, proved: true, neverRepeats: false, looked: 168 }
 * heapGame('subtraction', { set: [1, 3, 4] }).grundyValues(7); // => [0, 1, 0, 1, 2, 3, 2, 0]
 * heapGame('nim').misere.outcome('1,1'); // => 'N'
 * const takeOneOrHalf = heapGame((heap) => [...new Set([heap - 1, Math.floor(heap / 2)])].filter((left) => left >= 0 && left < heap));
 * takeOneOrHalf.grundyValue([3, 4]); // => 3
 * ```
 */
export function heapGame(
  game: string | HeapRule | HeapRule['options'],
  parameters: HeapParameters = {},
): HeapGame {
  const family = familyOf(game);
  return answered(family, parametersFor(family, parameters), 'normal');
}

/** The row of a registry for a name, a code or a rule. */
function familyOf(game: string | HeapRule | HeapRule['options']): HeapGameFamily {
  if (typeof game === 'function') return ruleGame({ name: game.name || 'rule', options: game });
  if (typeof game !== 'string') {
    requireShape(place, 'game', game, ['name', 'options']);
    requireKind(place, 'name', 'text', game.name);
    return ruleGame(game);
  }
  const known = heapGames.find(({ name }) => name === game);
  if (known !== undefined) return known;
  if (isCode(game)) return codeGame(game);
  const names = [...heapGames.map(({ name }) => name), 'a code such as 0.77'];
  throw new InputError(place, 'game', 'oneOf', { names, got: game });
}

/** The parameters with those of the first game for what is not given. */
function parametersFor({ parameters }: HeapGameFamily, given: HeapParameters): HeapParameters {
  requireOptions(
    place,
    parameters.map(({ name }) => name),
    given,
  );
  const initial = Object.fromEntries(parameters.map((each) => [each.name, each.initial]));
  return { ...initial, ...given };
}

function answered(
  family: HeapGameFamily,
  parameters: HeapParameters,
  convention: 'normal' | 'misere',
): HeapGame {
  const play = family.play(parameters, convention);
  const normal = family.game(parameters) as Game<HeapsOrPosition>;
  const rules = convention === 'normal' ? normal : misere(normal);
  const isLimited = play.notation.parse(family.start).limit !== null;

  // Outside a position is its heaps, unless a limit belongs to it; inside it has both.
  const inside = (position: HeapsOrPosition | string): HeapPosition =>
    typeof position === 'string' ? play.notation.parse(position) : positionOf(position);
  const outside = (position: HeapPosition): HeapsOrPosition =>
    isLimited ? position : position.heaps;

  let solver: GameSolver<HeapsOrPosition> | null = null;
  const searched = (position: HeapsOrPosition) => {
    solver ??= gameSolver(normal);
    return solver.grundyValue(position);
  };
  const grundyValues = (upto: number) =>
    play.grundyValues === null
      ? Array.from({ length: requireUpto(place, upto) + 1 }, (_, heap) =>
          searched(outside(inside(String(heap)))),
        )
      : Array.from(play.grundyValues(upto));

  return {
    name: rules.name,
    convention,
    notation: {
      format: (position) => play.notation.format(inside(position)),
      parse: (text) => outside(play.notation.parse(text)),
    },
    options: (position) => rules.options(outside(inside(position))),
    height: (position) => rules.height(outside(inside(position))),
    outcome: (position) => play.outcome(inside(position)),
    winningMoves(position) {
      const moves: HeapsOrPosition[] = [];
      for (const move of play.winningMoves(inside(position))) {
        if (moves.length === MOST_LISTED)
          throw new InputError(place, 'winningMoves', 'unlisted', {
            most: MOST_LISTED,
            got: 'more',
          });
        moves.push(outside(move));
      }
      return moves;
    },
    grundyValue(position) {
      const { grundyValue } = play;
      const whole = inside(typeof position === 'number' ? String(position) : position);
      return grundyValue === null
        ? searched(outside(whole))
        : digitSum(whole.heaps.map((heap) => grundyValue(heap)));
    },
    grundyValues,
    period(upto = 1_000) {
      const { proof, neverRepeats, looked } = lookedFor(play, requireUpto(place, upto));
      if (proof !== null) {
        const { preperiod, period } = proof;
        return { preperiod, period, proved: true, neverRepeats, looked };
      }
      if (neverRepeats)
        return { preperiod: null, period: null, proved: false, neverRepeats, looked };
      const seen = repetitionIn(grundyValues(upto));
      return { ...seen, proved: false, neverRepeats, looked: Math.max(looked, upto + 1) };
    },
    get misere() {
      return answered(family, parameters, convention === 'normal' ? 'misere' : 'normal');
    },
  };
}

/** The least period that values show three times to their end; `null` for none. */
function repetitionIn(values: Heaps): Pick<HeapPeriod, 'preperiod' | 'period'> {
  for (let period = 1; 3 * period <= values.length; period++) {
    const preperiod = firstRepeating(values, values.length - period, period);
    if (preperiod + 3 * period <= values.length) return { preperiod, period };
  }
  return { preperiod: null, period: null };
}
