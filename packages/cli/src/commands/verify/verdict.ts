import { faultText, stopText } from '@manaus/core';
import type { Judgment } from '@manaus/lab/positions';
import type { AnswerTo } from '../../answers/index.js';

/**
 * A judgment as it is printed: the number of its line, the true facts beside the verdict, the
 * reason in words and as a code.
 */
export type Verdict = AnswerTo<'verify'>['answers'][number];

/** A judgment with the facts of its kind of game. */
export type Judged = Judgment<
  Partial<Pick<Verdict, 'solvable' | 'least' | 'plays' | 'outcome' | 'winningMoves'>>
>;

/** The verdict on a line, counted from 1. */
export function verdictOf(line: number, judgment: Judged): Verdict {
  const { facts, why: _, ...verdict } = judgment;
  return { line, ...verdict, ...reasonOf(judgment), least: null, ...facts };
}

/** The reason that an answer is wrong; none for one that is right. */
function reasonOf({ right, why, refuted, wins }: Judged) {
  if (right) return { reason: null, code: null };
  if (why !== null)
    return { reason: 'place' in why ? faultText(why) : stopText(why), code: why.code };
  if (refuted.length > 0) return { reason: `false: ${refuted.join(', ')}`, code: 'refuted' };
  if (wins === null) return { reason: 'no play and no claim', code: 'noAnswer' };
  return { reason: 'the play does not win', code: 'notWon' };
}
