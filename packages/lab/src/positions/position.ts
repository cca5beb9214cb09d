import { type Fault, InputError, isInputError, type Stop } from '@manaus/core';
import type { PlayNotation } from './play-notation.js';

/** The number of positions that are drawn, and the seed of the draw. */
export interface DrawOptions {
  readonly count: number;
  readonly seed: number;
}

/**
 * The known facts about a position of a one-player game; deterministic, so that they can be
 * claimed.
 */
export interface SolvedPosition {
  /** The label of a tower; of a level the letters that lead there from the start. */
  readonly position: string;
  readonly solvable: boolean;
  /** As decimal digits beyond 2^53 - 1; `null` if unsolvable. */
  readonly least: number | string | null;
  /** A shortest play: pairs of pegs, `0>2 1>2`, or letters; `null` if unsolvable. */
  readonly play: string | null;
  /** The number of shortest plays, as decimal digits. */
  readonly plays: string;
  /**
   * The certificate of an unsolvable position: the states that can be reached from it, of which
   * none is a goal and no move leads out. `null` if solvable.
   */
  readonly certificate: {
    readonly reachable: number;
    /** Their positions; `null` if more than 1,000. */
    readonly states: readonly string[] | null;
  } | null;
}

/** The most states of a certificate that are listed. */
const MOST_CERTIFIED = 1000;

/** The certificate of an unsolvable position, from the states that can be reached. */
export const certificateOf = (
  reached: readonly number[] | Uint32Array,
  positionOf: (state: number) => string,
): SolvedPosition['certificate'] => ({
  reachable: reached.length,
  states: reached.length <= MOST_CERTIFIED ? Array.from(reached, positionOf) : null,
});

/** The facts about a position that an answer may claim; `null` where they are not known. */
export interface SolvableFacts {
  readonly solvable: boolean | null;
  /** The least number of moves to the goal, as decimal digits beyond 2^53 - 1; `null` if none. */
  readonly least: number | string | null;
  /** The number of shortest plays, as decimal digits. */
  readonly plays: string | null;
}

/**
 * The source of the least number: a formula for the distance of any two states, the theorems of the
 * tower's family, or a search.
 */
export type LeastSource = 'formula' | 'theorem' | 'search';

/**
 * The facts about a state by its distance to the goal, negative if it reaches none, and the number
 * of shortest plays.
 */
export const solvableFacts = (distance: number, plays: bigint) => ({
  solvable: distance >= 0,
  least: distance < 0 ? null : distance,
  plays: String(plays),
});

/** An answer to a position: a play, claims, or both. */
export interface Answer {
  /** Left out, the usual start. */
  readonly position?: unknown;
  /** Of a tower, the state to reach; left out, the goal of the rules. */
  readonly goal?: unknown;
  readonly play?: unknown;
  /** Claims of facts, such as `solvable` or `least`; other names are ignored. */
  readonly [claim: string]: unknown;
}

/** The verdict on a play: whether it is legal, where and why not, and whether it wins. */
export interface PlayVerdict {
  /** `null` without a play. */
  readonly legal: boolean | null;
  /** The number of the first illegal move, from 1; `null` if none exists or no move was read. */
  readonly failedAt: number | null;
  /** The reason that the play, or the position, is refused. */
  readonly why: Fault | Stop | null;
  /** True if the play is legal and ends in a goal; of heaps, in a P-position. */
  readonly wins: boolean | null;
  /** The number of legal moves of the play. */
  readonly moves: number | null;
  /**
   * The notation in which the play was read, `position` of one of heaps; `null` without a play.
   */
  readonly notation: PlayNotation | 'position' | null;
}

/** The verdict on an answer. */
export interface Judgment<Facts> extends PlayVerdict {
  /** `null` where the answer has none that can be read. */
  readonly position: string | null;
  /** The true facts; `null` for an invalid position. */
  readonly facts: Facts | null;
  /** How the least number of moves is known; `null` where it is not. */
  readonly how: LeastSource | null;
  /** True if the play wins in the least number of moves; `null` where that is not known. */
  readonly optimal: boolean | null;
  /** The names of the claims that are false. */
  readonly refuted: readonly string[];
  /** True if the answer says something, its play wins and no claim is false. */
  readonly right: boolean;
}

/** Without a play. */
export const NO_PLAY: PlayVerdict = {
  legal: null,
  failedAt: null,
  why: null,
  wins: null,
  moves: null,
  notation: null,
};

/** A play or a position that is refused before any move. */
export const refusal = (why: Fault): PlayVerdict => ({
  ...NO_PLAY,
  legal: false,
  wins: false,
  why,
});

/** What is known of the least number of moves from a position. */
export interface LeastKnown {
  readonly least: number | string | null;
  readonly how: LeastSource | null;
}

/** The verdict on an answer from the true facts and the verdict on its play. */
export function judged<Facts extends object>(
  answer: Answer,
  position: string | null,
  facts: Facts | null,
  play: PlayVerdict,
  { least, how }: LeastKnown = { least: null, how: null },
): Judgment<Facts> {
  // Nothing is said about what is not known: a solvable position has no unknown fact but these.
  const isKnown = (name: string, value: unknown) =>
    value !== null || (name === 'least' && how !== null);
  const claims = Object.entries(facts ?? {}).filter(
    ([name, value]) => answer[name] !== undefined && isKnown(name, value),
  );
  const refuted = claims.filter(([name, value]) => !isSame(answer[name], value));
  const says = play.legal !== null || claims.length > 0;
  return {
    position,
    ...play,
    facts,
    how,
    optimal: play.wins === true && least !== null ? play.moves === least : null,
    refuted: refuted.map(([name]) => name),
    right: facts !== null && says && play.wins !== false && refuted.length === 0,
  };
}

/** The verdict on an answer to a position that is refused. */
export const refused = <Facts extends object>(
  { position, ...answer }: Answer,
  why: Fault,
): Judgment<Facts> =>
  judged<Facts>(answer, typeof position === 'string' ? position : null, null, refusal(why));

/** The position and the play of an answer to a game that has no goals to choose from. */
export interface AnswerLabels {
  readonly position: string | null;
  /** A fault where the play is no text. */
  readonly play: { readonly text: string } | Fault | null;
}

/**
 * The position and the play of an answer, a list of texts as one text. Throws an `InputError` for a
 * position that is not a text, and for a goal.
 */
export function labelsIn({ position, goal, play }: Answer, between = ' '): AnswerLabels {
  const wrong = (parameter: string, kind: 'text' | 'textOrTexts', got: unknown) =>
    new InputError('lab/judge', parameter, 'kind', { kind, got });
  if (goal !== undefined && goal !== null)
    throw new InputError('lab/judge', 'goal', 'unknownField', { names: ['position', 'play'] });
  if (position !== undefined && position !== null && typeof position !== 'string')
    throw wrong('position', 'text', position);
  const isList = Array.isArray(play) && play.every((word) => typeof word === 'string');
  const text = isList ? play.join(between) : (play ?? null);
  if (text === null) return { position: position ?? null, play: null };
  return {
    position: position ?? null,
    play: typeof text === 'string' ? { text } : wrong('play', 'textOrTexts', play).toJSON(),
  };
}

/** The result of a function; the fault of an input error that it throws. */
export function orFault<T>(run: () => T): T | Fault {
  try {
    return run();
  } catch (error) {
    if (!isInputError(error)) throw error;
    return error.toJSON();
  }
}

/**
 * A fact is a value, or a list of texts in any order; whole numbers may be claimed as numbers or in
 * digits. A claim may be anything, nested to any depth.
 */
function isSame(claim: unknown, fact: unknown): boolean {
  if (!Array.isArray(fact))
    return claim === fact || (isWhole(claim) && isWhole(fact) && String(claim) === String(fact));
  if (!Array.isArray(claim) || claim.length !== fact.length) return false;
  const sorted = [...claim].every((each) => typeof each === 'string') ? [...claim].sort() : claim;
  return fact.every((each, i) => each === sorted[i]);
}

const isWhole = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  Number.isSafeInteger(value) ||
  (typeof value === 'string' && /^\d+$/.test(value));
