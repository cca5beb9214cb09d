import { type Fault, isInputError, type Stop } from '@manaus/core';

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
  /** The least number of moves to the goal; `null` if unsolvable. */
  readonly optimum: number | null;
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

/** The facts about a position that an answer may claim. */
export type SolvableFacts = Pick<SolvedPosition, 'solvable' | 'optimum' | 'plays'>;

/**
 * The facts about a state by its distance to the goal, negative if it reaches none, and the number
 * of shortest plays.
 */
export const solvableFacts = (distance: number, plays: bigint): SolvableFacts => ({
  solvable: distance >= 0,
  optimum: distance < 0 ? null : distance,
  plays: String(plays),
});

/** An answer to a position: a play, claims, or both. */
export interface Answer {
  readonly position: string;
  readonly play?: string | null | undefined;
  /** Claims of facts, such as `solvable` or `optimum`; other names are ignored. */
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
}

/** The verdict on an answer. */
export interface Judgment<Facts> extends PlayVerdict {
  readonly position: string;
  /** The true facts; `null` for an invalid position. */
  readonly facts: Facts | null;
  /** The moves above the least number, of a play that wins. */
  readonly excess: number | null;
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
};

/** A play or a position that is refused before any move. */
export const refusal = (why: Fault): PlayVerdict => ({
  ...NO_PLAY,
  legal: false,
  wins: false,
  why,
});

/** The verdict on an answer from the true facts and the verdict on its play. */
export function judged<Facts extends object>(
  answer: Answer,
  facts: Facts | null,
  play: PlayVerdict,
  least: number | null,
): Judgment<Facts> {
  const claims = Object.entries(facts ?? {}).filter(([name]) => answer[name] !== undefined);
  const refuted = claims.filter(([name, value]) => !isSame(answer[name], value));
  const says = play.legal !== null || claims.length > 0;
  return {
    position: answer.position,
    ...play,
    facts,
    excess: play.wins === true && play.moves !== null && least !== null ? play.moves - least : null,
    refuted: refuted.map(([name]) => name),
    right: facts !== null && says && play.wins !== false && refuted.length === 0,
  };
}

/** The verdict on an answer to a position that is refused. */
export const refused = <Facts extends object>(answer: Answer, why: Fault): Judgment<Facts> =>
  judged<Facts>(answer, null, refusal(why), null);

/** The result of a function; the fault of an input error that it throws. */
export function orFault<T>(run: () => T): T | Fault {
  try {
    return run();
  } catch (error) {
    if (!isInputError(error)) throw error;
    return error.toJSON();
  }
}

/** A fact is a value or a list of texts; a claim may be anything, nested to any depth. */
function isSame(claim: unknown, fact: unknown): boolean {
  if (!Array.isArray(fact)) return claim === fact;
  return (
    Array.isArray(claim) &&
    claim.length === fact.length &&
    fact.every((each, i) => each === claim[i])
  );
}
