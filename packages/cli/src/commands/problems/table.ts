import type { AnswerTo } from '../../answers/index.js';
import { aligned } from '../../tables/columns.js';
import { andMore, counted, cut, grouped, inLines } from '../../tables/text.js';

/** The most rows of the table for reading. */
const SHOWN = 50;

/** The longest cell; longer ones are cut. */
const LONGEST = 60;

const VERDICTS = ['right', 'wrong', 'impossible', 'unknown', 'unreadable'] as const;

/** A row as it is printed. */
type Checked = AnswerTo<'problems check'>[number];

/** How many problems have which verdict, and those that are not right. */
export function problemTable(rows: readonly Checked[]): string {
  const numbers = VERDICTS.map((verdict) => ({
    verdict,
    n: rows.filter((row) => row.verdict === verdict).length,
  })).filter(({ n }) => n > 0);
  const found = numbers.map(({ verdict, n }) => `${grouped(n)} ${verdict}`).join(', ');
  const others = rows.filter(({ verdict }) => verdict !== 'right');
  const cells = others.slice(0, SHOWN).map((row) => [`line ${row.line}`, ...inWords(row)]);
  return inLines([
    `${counted(rows.length, 'problem')}${found === '' ? '' : `: ${found}`}`,
    ...(cells.length > 0 ? ['', ...aligned(cells, [0, 1, 2])] : []),
    ...andMore(others.length, SHOWN),
  ]);
}

/** What was said of a problem and what is true, and a play or the reason. */
function inWords({ verdict, stated, least, reason, plays, play, start, goal }: Checked): string[] {
  const said = stated ?? 'impossible';
  if (verdict === 'wrong') {
    const shortest = plays === null ? '' : `  (${plays} shortest)`;
    const text = cut(play ?? 'too long to be written', LONGEST);
    return [`${said}, but ${least}`, `${text}${shortest}`];
  }
  const why = cut(reason ?? `${start} to ${goal}`, LONGEST);
  return [verdict === 'impossible' ? `${said}, but there is no way` : verdict, why];
}
