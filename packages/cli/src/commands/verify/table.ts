import { aligned } from '../../tables/columns.js';
import { andMore, counted, grouped } from '../../tables/text.js';
import type { Verdict } from './verdict.js';

/** The most wrong answers in the table for reading. */
const SHOWN = 20;

/** The number of right answers, and the first wrong ones with what is wrong. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.filter(({ right }) => !right);
  const head = `${counted(verdicts.length, 'answer')}: ${grouped(verdicts.length - wrong.length)} right, ${grouped(wrong.length)} wrong`;
  const rows = wrong.slice(0, SHOWN).map((verdict) => [verdict.position, faultOf(verdict)]);
  const faults = rows.length > 0 ? ['', ...aligned(rows, [0, 1])] : [];
  return `${[head, ...faults, ...andMore(wrong.length, SHOWN)].join('\n')}\n`;
}

function faultOf({ failedAt, reason, refuted, wins, legal }: Verdict): string {
  if (failedAt !== null) return `move ${failedAt} is illegal: ${reason}`;
  if (reason !== null) return reason;
  if (refuted.length > 0) return `false: ${refuted.join(', ')}`;
  return legal === null || wins === null ? 'no play and no claim' : 'the play does not win';
}
