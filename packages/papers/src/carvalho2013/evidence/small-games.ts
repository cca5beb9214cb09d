import type { Convention } from '@manaus/games';
import { range } from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';

/** A game in full: the positions 0, 1, ..., and the options of each, all with smaller numbers. */
export interface SmallGame {
  readonly options: readonly (readonly number[])[];
  readonly convention: Convention;
}

/** All sets of some of the numbers 0, 1, ..., count - 1. */
const subsets = (count: number): number[][] =>
  range(0, 2 ** count - 1).map((bits) => range(0, count - 1).filter((i) => (bits >> i) & 1));

/**
 * The options of all games of some number of positions; every game that ends is like one of them.
 */
export const graphs = (positions: number): number[][][] =>
  positions === 0
    ? [[]]
    : graphs(positions - 1).flatMap((options) =>
        subsets(positions - 1).map((own) => [...options, own]),
      );

/** All games of 1 to `most` positions, those of few positions first. */
export const smallGames = (most: number, convention: Convention): SmallGame[] =>
  range(1, most)
    .flatMap(graphs)
    .map((options) => ({ options, convention }));

/** The positions that a split of a game calls P-positions, as true. */
export type Split = readonly boolean[];

/**
 * The positions of which the second rule of the classification speaks: terminal ones too, or not.
 */
export type SecondRule = 'every N-position' | 'every N-position with a move';

/** True if the three rules of the classification hold for one position of a split. */
function isRight({ options, convention }: SmallGame, split: Split, at: number, rule: SecondRule) {
  const reachesP = options[at].some((next) => split[next]);
  if (options[at].length > 0) return split[at] ? !reachesP : reachesP;
  if (convention === 'normal') return split[at];
  return !split[at] && rule !== 'every N-position';
}

/** The splits into P and N for which the three rules hold, all of them tried. */
export const splitsByTrial = (game: SmallGame, rule: SecondRule): Split[] =>
  subsets(game.options.length)
    .map((chosen) => game.options.map((_, at) => chosen.includes(at)))
    .filter((split) => split.every((_, at) => isRight(game, split, at, rule)));

/** The same position by position, as far as the rules hold. */
export function splitsByPosition(game: SmallGame, rule: SecondRule): Split[] {
  let splits: Split[] = [[]];
  for (const at of game.options.keys())
    splits = splits
      .flatMap((split) => [true, false].map((isP) => [...split, isP]))
      .filter((split) => isRight(game, split, at, rule));
  return splits;
}

/** A player's plan: the option taken at each position; -1 where none exists. */
type Plan = readonly number[];

const plansOf = ({ options }: SmallGame): Plan[] =>
  combinations(options.map((own) => (own.length === 0 ? [-1] : own)));

/** True if the player who moves at a position wins, both following their plans. */
function moverWins({ convention }: SmallGame, start: number, mover: Plan, other: Plan): boolean {
  let [at, own] = [start, true];
  for (let next = mover[at]; next >= 0; next = (own ? mover : other)[at]) {
    at = next;
    own = !own;
  }
  // Who should move and cannot has lost in normal play, and won in misère play.
  return own === (convention === 'misere');
}

/** The player who has a plan that wins against every plan of the other one. */
export type Winner = 'who moves' | 'who does not' | 'both' | 'nobody';

/** For each position who can win, by all plans of one player against all plans of the other. */
export function winnersByPlans(game: SmallGame): Winner[] {
  const plans = plansOf(game);
  return game.options.map((_, start) => winnerFrom(game, start, plans));
}

function winnerFrom(game: SmallGame, start: number, plans: readonly Plan[]): Winner {
  const first = plans.some((own) => plans.every((other) => moverWins(game, start, own, other)));
  const second = plans.some((own) => plans.every((other) => !moverWins(game, start, other, own)));
  if (first && second) return 'both';
  return first ? 'who moves' : second ? 'who does not' : 'nobody';
}

/** The same as the P-positions of the only split have it. */
export function winnersBySplit(game: SmallGame): Winner[] {
  const [split, ...others] = splitsByTrial(game, 'every N-position with a move');
  if (split === undefined || others.length > 0) return game.options.map(() => 'nobody');
  return split.map((isP) => (isP ? 'who does not' : 'who moves'));
}
