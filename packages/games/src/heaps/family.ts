import type { Notation } from '@manaus/core';
import type { Convention, Game, Outcome } from '../game.js';
import type { Heaps } from './heap-game.js';
import type { Repeating } from './outcome-period.js';

/**
 * A row of the registry of heap games: a game for each choice of some parameters, with all that a
 * command line, a page or the reference needs to offer it.
 *
 * The words of help are English. A page may have words in its languages under the name of the game
 * and the keys of its reasons; without them it shows the name.
 */
export interface HeapGameFamily {
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
  readonly references: HeapReferences;
  /**
   * The rules for some parameters, as a search of all positions asks them; positions are heaps, or
   * where a limit belongs to them a `HeapPosition`.
   */
  game(parameters: HeapParameters): Game<Heaps> | Game<HeapPosition> | Game<HeapsOrPosition>;
  /** The game for some parameters. Throws an `InputError` for a parameter out of bounds. */
  play(parameters: HeapParameters, convention: Convention): HeapPlay;
}

/** A parameter of a family: one integer or a set of integers, each at least `least`, or a code. */
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

/** The places that say more about a game: items of works, a notebook, functions of this package. */
interface HeapReferences {
  readonly items: readonly string[];
  readonly notebook: string | null;
  readonly functions: readonly string[];
}

/** Heaps, and the most that may be taken in the next move if the rules limit it beforehand. */
export interface HeapPosition {
  readonly heaps: Heaps;
  readonly limit: number | null;
}

/** A heap that a move leaves as several. */
export interface HeapSplit {
  readonly place: number;
  readonly parts: Heaps;
}

/** A position, or its heaps alone where nothing limits the next move. */
export type HeapsOrPosition = HeapPosition | Heaps;

/**
 * A heap game of given parameters and convention, ready to be played.
 *
 * Each function takes a position, or its heaps alone, and throws an `InputError` for anything else.
 */
export interface HeapPlay {
  /** The player who wins. */
  outcome(position: HeapsOrPosition): Outcome;
  /** The positions that win for the other player, each once; there may be very many. */
  winningMoves(position: HeapsOrPosition): Iterable<HeapPosition>;
  readonly convention: Convention;
  readonly notation: Notation<HeapPosition>;
  /** The most heaps that one move may take from. */
  readonly heapsPerMove: number;
  /**
   * The amounts that may be taken from a heap, in ascending order.
   *
   * @param taken the amounts that the same move takes from other heaps, by default nothing; their
   *   number is for `heapsPerMove` to judge
   */
  amounts(position: HeapsOrPosition, place: number, taken?: readonly number[]): readonly number[];
  /** The ways to leave the rest of a heap after an amount is taken: as one heap, or as several. */
  ways(position: HeapsOrPosition, place: number, amount: number): readonly Heaps[];
  /**
   * True if a move may take these amounts, one per heap, and part a heap so; of parted heaps
   * nothing is taken. It lists no moves where the rule is known.
   */
  allows(position: HeapsOrPosition, taken: readonly number[], split?: HeapSplit | null): boolean;
  /** The position after the given amounts are taken, and a heap parted; it must be legal. */
  after(
    position: HeapsOrPosition,
    taken: readonly number[],
    split?: HeapSplit | null,
  ): HeapPosition;
  /** The Grundy value of a heap in normal play; `null` if a position is no sum of its heaps. */
  readonly grundyValue: ((heap: number) => number) | null;
  /** The Grundy values of the heaps 0 to `upto`; `null` if it has none. */
  readonly grundyValues: ((upto: number) => ArrayLike<number>) | null;
  /**
   * A verified proof that the Grundy values repeat, `'never'` if they do not, `null` if none is
   * found among the heaps to `upto`, or among some more.
   */
  period(upto?: number): Repeating | 'never' | null;
  /** The number of heaps, from 0 on, among which `period(upto)` looks for a proof at most. */
  looked(upto?: number): number;
  /** True if outcomes of single heaps differ, so that a row of them says something. */
  readonly hasRow: boolean;
  /** True if a table of all positions below these heaps decides, which takes time and memory. */
  needsTable(heaps: Heaps): boolean;
  /** The sum by hand that decides a position; `null` if the game has none. */
  arithmetic(position: HeapsOrPosition): Arithmetic | null;
  /** The reason that a position is P or N. */
  explain(position: HeapsOrPosition): Reason;
}

/** The sum by hand that decides a position. */
type Arithmetic = BinaryColumns | ZeckendorfParts;

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
 * The reason for an outcome: a key into the words of a front end, the values for its sentence, and
 * an item of a work that proves it.
 */
export interface Reason {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly item: string | null;
}
