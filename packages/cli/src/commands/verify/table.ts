import { aligned } from '../../tables/columns.js';
import { andMore, counted, cut, grouped, inLines } from '../../tables/text.js';
import type { Verdict } from './verdict.js';

/** The most wrong answers in the table for reading. */
export const SHOWN = 20;

/** The longest position in it; longer ones are cut. */
const LONGEST = 48;

/** The numbers of right and wrong answers, and the first wrong ones with what is wrong. */
export function verdictTable(first: readonly Verdict[], right: number, wrong: number): string {
  const score = `${counted(right + wrong, 'answer')}: ${grouped(right)} right, ${grouped(wrong)} wrong`;
  return inLines([score, ...faultLines(first), ...andMore(wrong, SHOWN)]);
}

function faultLines(wrong: readonly Verdict[]): string[] {
  const rows = wrong.map((verdict) => [
    `line ${verdict.line}`,
    cut(verdict.position ?? '–', LONGEST),
    faultOf(verdict),
  ]);
  return rows.length > 0 ? ['', ...aligned(rows, [0, 1, 2])] : [];
}

const faultOf = ({ failedAt, reason }: Verdict): string =>
  `${failedAt === null ? '' : `move ${failedAt} is illegal: `}${reason}`;
