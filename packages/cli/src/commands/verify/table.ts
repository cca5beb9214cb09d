import { aligned } from '../../tables/columns.js';
import { andMore, counted, cut, grouped, inLines } from '../../tables/text.js';
import type { Verdict } from './verdict.js';

/** The most wrong answers in the table for reading. */
const SHOWN = 20;

/** The longest position in it; longer ones are cut. */
const LONGEST = 48;

/** The number of right answers, and the first wrong ones with what is wrong. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const wrong = verdicts.filter(({ right }) => !right);
  const score = scoreInWords(verdicts.length, wrong.length);
  return inLines([score, ...faultLines(wrong), ...andMore(wrong.length, SHOWN)]);
}

const scoreInWords = (answers: number, wrong: number): string =>
  `${counted(answers, 'answer')}: ${grouped(answers - wrong)} right, ${grouped(wrong)} wrong`;

function faultLines(wrong: readonly Verdict[]): string[] {
  const rows = wrong
    .slice(0, SHOWN)
    .map((verdict) => [
      `line ${verdict.line}`,
      cut(verdict.position ?? '–', LONGEST),
      faultOf(verdict),
    ]);
  return rows.length > 0 ? ['', ...aligned(rows, [0, 1, 2])] : [];
}

const faultOf = ({ failedAt, reason }: Verdict): string =>
  `${failedAt === null ? '' : `move ${failedAt} is illegal: `}${reason}`;
