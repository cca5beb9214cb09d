import { faultText, stopText } from '@manaus/core';
import type { LineJudgment } from '@manaus/lab/internals';

/**
 * A judgment as it is printed: the number of its line, the true facts beside the verdict, the
 * reason in words and as a code.
 */
export type Verdict = Omit<LineJudgment<object>, 'facts' | 'why'> & {
  readonly line: number;
  readonly reason: string | null;
  readonly code: string | null;
};

/** The verdict on a line, counted from 1. */
export function verdictOf(
  line: number,
  { facts, why, ...judgment }: LineJudgment<object>,
): Verdict {
  const reason = why === null ? null : 'place' in why ? faultText(why) : stopText(why);
  return { line, ...judgment, reason, code: why?.code ?? null, ...facts };
}
