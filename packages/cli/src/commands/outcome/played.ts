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
import { isRequired } from '../../shell/bad-input.js';

/** The outcome of a position, with the winning moves in the notation of the game. */
export interface Played {
  readonly outcome: Outcome;
  /** The labels of the positions that winning moves leave, sorted; at most as many as requested. */
  readonly winningMoves: readonly string[];
}

/** The options of single games. */
export interface GameOptions {
  readonly k?: number | undefined;
  readonly subtract?: readonly number[] | undefined;
}

type Labels<Position> = { format(position: Position): string; parse(text: string): Position };
type Play = (position: string, most: number) => Played;

/** The names of the games, in the order of help. */
export const gameNames = ['nim', 'moore', 'subtraction', 'nim21', 'halving', 'fibonacci'] as const;
export type GameName = (typeof gameNames)[number];

/** The games by name. */
export const games: Readonly<
  Record<GameName, (options: GameOptions, convention: Convention) => Play>
> = {
  nim: (_, convention) => play(nimStrategy(convention), nim().notation),
  moore({ k }, convention) {
    if (k === undefined) throw isRequired('--k', 'a whole number, the most heaps per move');
    return play(mooreStrategy(k, convention), nim().notation);
  },
  subtraction({ subtract }, convention) {
    if (subtract === undefined) throw isRequired('--subtract', 'a list of numbers');
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
