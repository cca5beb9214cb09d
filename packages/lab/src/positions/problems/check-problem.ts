import { type Fault, parseLabel } from '@manaus/core';
import { solve } from '../../towers/solve.js';
import { factsTo } from '../least.js';
import { playText } from '../play-notation.js';
import { type LeastSource, orFault } from '../position.js';
import { problemRows } from './problem-rows.js';
import { type Problem, type ProblemOptions, readProblem } from './read-problem.js';

/** A row of a list: the problem, or the reason that none can be read. */
export type ReadRow = { readonly line: number } & (
  | { readonly problem: Problem }
  | { readonly fault: Fault }
);

/**
 * The problems of a list, in the forms of `problemRows` and `readProblem`, with a fault in place of
 * each that cannot be read. Throws an `InputError` for a document that is broken.
 *
 * @example
 * ```ts
 * const rows = readProblems('start,goal,least\nRG/B/,/BG/R,9\nRG/B/,,2');
 * rows.map((row) => 'problem' in row); // => [true, false]
 * ```
 */
export function readProblems(text: string, options: ProblemOptions = {}): ReadRow[] {
  return problemRows(text).map((row) => {
    if ('fault' in row) return row;
    const found = orFault(() => ({ problem: readProblem(row.fields, options) }));
    return { line: row.line, ...('problem' in found ? found : { fault: found }) };
  });
}

/** The verdict on the stated number of a problem. */
export interface CheckedProblem {
  /** `impossible`: a number is stated, and no way exists; `unknown`: the least is not known. */
  readonly verdict: 'right' | 'wrong' | 'impossible' | 'unknown';
  /** The least number of moves, as decimal digits beyond 2^53 - 1; `null` if none or not known. */
  readonly least: number | string | null;
  readonly how: LeastSource | null;
  /** The number of shortest plays, as decimal digits. */
  readonly plays: string | null;
  /** A shortest play, `0>2 1>2`, of a problem with a wrong number; up to 10^5 moves. */
  readonly play: string | null;
}

/** Longer plays are not written. */
const LONGEST_PLAY = 100_000;

/**
 * Whether the stated number of a problem is the least number of moves, with a shortest play where
 * it is not.
 *
 * Known of all towers of at most 10^6 ranks, by a search; of larger ones as `towerJudge` knows it.
 *
 * @example
 * ```ts
 * const problem = readProblem({ start: '12/3/', goal: '/12/3', moves: 3 });
 * const { verdict, least, plays, play } = checkProblem(problem);
 * [verdict, least, plays]; // => ['wrong', 7, '3']
 * play; // => '0>1 0>2 1>0 2>0 1>2 0>1 0>1'
 * checkProblem({ ...problem, stated: null }).verdict; // => 'wrong'
 * ```
 */
export function checkProblem({ tower, start, stated }: Problem): CheckedProblem {
  const { facts, how } = factsTo(tower).of(parseLabel(tower, start));
  const { solvable, least, plays } = facts;
  if (solvable === null) return { verdict: 'unknown', least, how, plays, play: null };
  const isRight = solvable ? stated === String(least) : stated === null;
  const verdict = isRight ? 'right' : solvable ? 'wrong' : 'impossible';
  const isShort = typeof least === 'number' && least <= LONGEST_PLAY;
  const play = verdict === 'wrong' && isShort ? playText(solve(tower, start).steps) : null;
  return { verdict, least, how, plays, play };
}
