import type { Notation, StateCodec } from '../puzzle.js';
import type { Arrangement, Disc, TowerMove, TowerState } from './state.js';

/** `moves[from][to]`: whether a disc may go from one peg to another. */
export type PegDigraph = readonly (readonly boolean[])[];

/**
 * The rules of a tower: a column of Table 4.1 of the work, one field a row, each orthogonal.
 *
 * Source: [martins2024, table 4.1].
 */
export interface TowerRules {
  readonly name: string;
  readonly symbol: string;
  readonly discs: number;
  /** The most discs that each peg holds. */
  readonly capacities: readonly number[];
  readonly moves: PegDigraph;
  /**
   * `sorted`: a disc rests on larger ones only; `equals`: also on those of its size; `free`: on
   * any; or a custom rule.
   */
  readonly stacking: 'sorted' | 'equals' | 'free' | ((disc: Disc, on: Disc) => boolean);
  /** The states to reach, or how to know one. */
  readonly goals: readonly TowerState[] | ((state: TowerState) => boolean);
  /** One size per disc; by default, disc k has size k. */
  readonly sizes?: readonly number[];
  /**
   * The size of each disc. Discs of one size and one color are alike: states that differ by
   * exchanging them are the same.
   */
  readonly colors?: readonly string[];
  /**
   * True for the states that are allowed, of those that break no other rule; called with
   * representatives.
   */
  readonly permits?: Predicate<[state: Arrangement]>;
  /**
   * True for the moves that are allowed, of those that break no other rule; called with
   * representatives.
   */
  readonly permitsMove?: Predicate<[move: TowerMove, state: Arrangement]>;
  /**
   * True if every move that `permitsMove` allows can be undone; otherwise the tower counts as
   * directed.
   */
  readonly reversible?: boolean;
}

/** The rules without the goals: they say which states and moves there are. */
export type StateRules = Omit<TowerRules, 'goals'>;

/** A family of towers: the rules for each number of discs. */
export type TowerFamily = (discs: number) => TowerRules;

/**
 * A test of states or of moves. Those made by the pieces of the rules (`withForbiddenStates`,
 * `withDiscMoves`, ...) carry the conditions they are composed of.
 */
export interface Predicate<Asked extends readonly unknown[]> {
  (...asked: [...asked: Asked, rules: StateRules]): boolean;
  readonly conditions?: readonly Condition<Asked>[];
}

/** One condition on states or on moves. */
export interface Condition<Asked extends readonly unknown[]> {
  /** The text of the predicate: in words, or the source of a caller's function. */
  readonly text: string;
  /** The text of an error about a state that does not meet it. */
  readonly objection: string;
  /** The test, prepared once for the rules whose states and moves are tested. */
  readonly prepare: (rules: StateRules) => (...asked: Asked) => boolean;
}

/** A condition, prepared for some rules. */
export interface Prepared<Asked extends readonly unknown[]> {
  readonly objection: string;
  readonly holds: (...asked: Asked) => boolean;
}

/** Facts derived from the rules of a tower; a compiled tower derives each at most once. */
export interface TowerFacts {
  /** Entry `k - 1` is the smallest disc that disc k is alike to; `null` where all discs differ. */
  readonly kinds: readonly Disc[] | null;
  /**
   * The order of the discs, whatever else the rules forbid: `sorted`, all discs differ and only
   * smaller ones lie on larger ones (a stacking function may allow fewer); `free`, all discs differ
   * and any lies on any; `null` for everything else.
   */
  readonly discOrder: 'sorted' | 'free' | null;
  /**
   * The disc order if the fast kernels, symmetries and counts support the tower; `null` if only the
   * plain search does.
   */
  readonly kernelOrder: 'sorted' | 'free' | null;
  /**
   * The number of ranks: states, and the holes among them. May pass 2^53, where there is no codec.
   */
  readonly space: number;
  /** Numbers the states. Throws an `InputError` where ranks would pass 2^53. */
  readonly codec: StateCodec<TowerState>;
  /** Writes and reads the labels of the states. */
  readonly notation: Notation<TowerState>;
  /** True if some move may have no inverse. */
  readonly directed: boolean;
  /** An upper bound on the number of moves from a state: the arcs of the digraph of pegs. */
  readonly maxMoves: number;
  /**
   * The ranks of the goals, increasing; goals given as a function are looked for in the whole
   * space.
   */
  readonly goalRanks: readonly number[];
  /**
   * The condition on states beyond disc order and capacities: a stacking function and `permits`;
   * `null` if there is nothing more.
   */
  readonly furtherRule: ((state: Arrangement) => boolean) | null;
  /** The conditions of `permits`. */
  readonly stateConditions: readonly Prepared<[state: Arrangement]>[];
  /** The conditions of `permitsMove`. */
  readonly moveConditions: readonly Prepared<[move: TowerMove, state: Arrangement]>[];
}
