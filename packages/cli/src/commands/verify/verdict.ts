import { faultText, stopText } from '@manaus/core';
import type { Judgment } from '@manaus/lab/internals';

/** A judgment as it is printed: the true facts beside the verdict, the reason in words. */
export type Verdict = Omit<Judgment<object>, 'facts' | 'why'> & { readonly reason: string | null };

export function verdictOf({ facts, why, ...verdict }: Judgment<object>): Verdict {
  const reason = why === null ? null : 'place' in why ? faultText(why) : stopText(why);
  return { ...verdict, reason, ...facts };
}
