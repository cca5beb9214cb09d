import {
  type Convention,
  fibonacciNim,
  fibonacciStrategy,
  halvingStrategy,
  mooreStrategy,
  nim,
  nimStrategy,
  type Outcome,
  type Strategy,
  subtractionStrategy,
} from '@manaus/games';
import { mustBe } from '../bad-input.js';

/** What a position is worth, its labels written and read as in the game. */
export interface Played {
  readonly outcome: Outcome;
  /** The labels of the positions that win, as many as were asked for at the most. */
  readonly winningMoves: readonly string[];
}

/** The options that only some games take. */
export interface GameOptions {
  readonly k?: number | undefined;
  readonly subtract?: readonly number[] | undefined;
}

type Labels<Position> = { format(position: Position): string; parse(text: string): Position };
type Play = (position: string, most: number) => Played;

/** The games of one position each, by name. */
export const games: Readonly<
  Record<string, (options: GameOptions, convention: Convention) => Play>
> = {
  nim: (_, convention) => play(nimStrategy(convention), nim().notation),
  moore({ k }, convention) {
    if (k === undefined)
      throw mustBe('--k', 'a whole number, the most heaps to take from', undefined);
    return play(mooreStrategy(k, convention), nim().notation);
  },
  subtraction({ subtract }, convention) {
    if (subtract === undefined) throw mustBe('--subtract', 'a list of numbers', undefined);
    return play(subtractionStrategy(subtract, convention), nim().notation);
  },
  nim21: (_, convention) => play(subtractionStrategy([1, 2, 3], convention), nim().notation),
  halving: (_, convention) => play(halvingStrategy(convention), nim().notation),
  fibonacci: (_, convention) => play(fibonacciStrategy(convention), fibonacciNim().notation),
};

function play<Position>(strategy: Strategy<Position>, notation: Labels<Position>): Play {
  return (text, most) => {
    const position = notation.parse(text);
    const winningMoves: string[] = [];
    for (const move of strategy.winningMoves(position)) {
      if (winningMoves.length === most) break;
      winningMoves.push(notation.format(move));
    }
    return { outcome: strategy.outcome(position), winningMoves: winningMoves.sort() };
  };
}
