import type { Game, Outcome } from '../game.js';
import type { HeapsOrPosition } from './positions.js';
import type { Reason } from './reasons.js';
import type { Heaps } from './rule.js';
import type { PeriodCertificate } from './verify-period.js';

/**
 * A heap game, with all that is asked of it: rules, outcomes, winning moves with a reason, Grundy
 * values, periods.
 *
 * A position is a list of heaps or its label, `[3, 5, 7]` or `3,5,7`; in Fibonacci Nim a heap with
 * the most that the next move may take, `{ heaps: [13], limit: 4 }` or `13:4`, where a heap alone
 * is the start of a game. Every method throws an `InputError` for anything else. As a `Game` it can
 * be given to `gameSolver`, `gameLaws` and `disjunctiveSum`.
 */
export interface HeapGame<Position extends HeapsOrPosition = Heaps> extends Game<Position> {
  /** The same rules under the other convention: in misère play who makes the last move loses. */
  readonly misere: HeapGame<Position>;

  /** The player who wins: P for the previous one, N for the next. */
  outcome(position: HeapsOrPosition | string): Outcome;
  /**
   * The positions that win for whoever moves there, each once: all of them, at most 10^6, or the
   * first `most`.
   */
  winningMoves(position: HeapsOrPosition | string, most?: number): Position[];
  /** The reason that a position is P or N. */
  explain(position: HeapsOrPosition | string): Reason;
  /** The sum by hand that decides a position; `null` if the game has none. */
  arithmetic(position: HeapsOrPosition | string): Arithmetic | null;
  /** True if a table of all positions below these heaps decides, which takes time and memory. */
  needsTable(heaps: Heaps): boolean;

  /** True if in normal play a position is worth the nim-sum of the values of its heaps. */
  readonly isSum: boolean;
  /** True if outcomes of single heaps differ, so that a row of them says something. */
  readonly hasRow: boolean;
  /** The Grundy value in normal play of a heap, given as a number, or of a position. */
  grundyValue(position: number | HeapsOrPosition | string): number;
  /** The Grundy values in normal play of the single heaps 0 to `upto`. */
  grundyValues(upto: number): number[];
  /**
   * Values, outcomes and periods of the heaps 0 to `upto` in normal play; `null` without a sum.
   * Periods are looked for to `upto`, or further where that takes little time.
   */
  row(upto: number): GrundyRow | null;
  /** The period of the Grundy values, looked for among the heaps to `upto` (default: 1,000). */
  period(upto?: number): HeapPeriod;
  /**
   * The proof of it, for `verifyPeriod` and `outcomePeriod`, looked for among the heaps to `upto`
   * (default: as far as it takes little time).
   */
  periodProof(upto?: number): PeriodProof;

  /** The most heaps that one move may take from. */
  readonly heapsPerMove: number;
  /**
   * The amounts that may be taken from a heap, in ascending order.
   *
   * @param taken the amounts that the same move takes from other heaps, by default nothing; their
   *   number is for `heapsPerMove` to judge
   */
  amounts(
    position: HeapsOrPosition | string,
    place: number,
    taken?: readonly number[],
  ): readonly number[];
  /** The ways to leave the rest of a heap after an amount is taken: as one heap, or as several. */
  ways(position: HeapsOrPosition | string, place: number, amount: number): readonly Heaps[];
  /**
   * True if a move may take these amounts, one per heap, and part a heap so; of parted heaps
   * nothing is taken. It lists no moves where the rule is known.
   */
  allows(
    position: HeapsOrPosition | string,
    taken: readonly number[],
    split?: HeapSplit | null,
  ): boolean;
  /** The position after the given amounts are taken, and a heap parted; it must be legal. */
  after(
    position: HeapsOrPosition | string,
    taken: readonly number[],
    split?: HeapSplit | null,
  ): Position;
}

/** A heap that a move leaves as several. */
export interface HeapSplit {
  readonly place: number;
  readonly parts: Heaps;
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

/** A proof that the Grundy values of a heap game repeat, if one was found. */
export interface PeriodProof {
  /** Verified; `null` if none was found. */
  readonly certificate: PeriodCertificate | null;
  /** True if it is proved that the values never repeat. */
  readonly neverRepeats: boolean;
  /** The number of heaps, from 0 on, that were looked at; 0 if none was looked for. */
  readonly looked: number;
}

/** Grundy values and outcomes of single heaps in normal play; periods are `null` unless proved. */
export interface GrundyRow {
  readonly values: ArrayLike<number>;
  /** P or N, one letter per heap. */
  readonly outcomes: string;
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly outcomePreperiod: number | null;
  readonly outcomePeriod: number | null;
  readonly proved: boolean;
  /** True if it is proved that the values never repeat. */
  readonly neverRepeats: boolean;
  /**
   * The number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for, as
   * of values that never repeat.
   */
  readonly looked: number;
}

/** The sum by hand that decides a position. */
export type Arithmetic = BinaryColumns | ZeckendorfParts;

/** Heaps or their Grundy values in binary, and the sum of each column modulo 2 or k + 1. */
export interface BinaryColumns {
  readonly kind: 'columns';
  readonly of: 'heaps' | 'values';
  readonly rows: readonly {
    readonly heap: number;
    readonly value: number;
    readonly digits: string;
  }[];
  readonly sum: string;
  readonly modulus: number;
}

/** The Zeckendorf representation of a heap, or in misère play of the heap without one object. */
export interface ZeckendorfParts {
  readonly kind: 'parts';
  readonly kept: number;
  readonly parts: readonly number[];
}

/**
 * An entry of `heapGames`: a game for each choice of some parameters, with all that a command line,
 * a page or the reference needs to offer it.
 *
 * The words of help are English. A page may have words in its languages under the name of the game
 * and the keys of its reasons; without them it shows the name.
 */
export interface HeapGameEntry {
  /** The name in commands and addresses, such as `nim21`. */
  readonly name: string;
  /** The rule in help, such as `a move takes 1 to 3`; left out if the name says it. */
  readonly rule?: string;
  /** The labels of positions in help, if they are not just heaps separated by commas. */
  readonly positions?: string;
  /** The heaps of a first game, as a label; whoever moves first can win it. */
  readonly start: string;
  /** The most heaps that a position may have; `null` if any number. */
  readonly mostHeaps: number | null;
  readonly parameters: readonly HeapParameter[];
  /** The game for some parameters. Throws an `InputError` for a parameter out of bounds. */
  game(parameters: HeapParameters): HeapGame<HeapsOrPosition>;
}

/** A parameter of an entry: one integer or a set of integers, each at least `least`, or a code. */
export interface HeapParameter {
  readonly name: string;
  /** The option of the command line; the name by default. */
  readonly option?: string;
  /** The meaning in help, such as `most heaps per move`. */
  readonly meaning: string;
  readonly kind: 'integer' | 'set' | 'code';
  readonly least: number;
  readonly initial: HeapParameterValue;
}

/** The value of a parameter, by its kind. */
export type HeapParameterValue = number | readonly number[] | string;

/** Values of parameters by their names. */
export type HeapParameters = Readonly<Record<string, HeapParameterValue | undefined>>;
