import { type Study, sequencesInWords, studyJson, studyTable } from '@manaus/lab/studying';
import type { AnswerTo } from '../../answers/index.js';
import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import { headed } from '../../tables/columns.js';
import { styled } from '../../tables/style.js';
import { grouped, inLines, wrapped, yesOrNo } from '../../tables/text.js';

/** Prints a study as JSON or as text. */
export const studyAnswer = (
  io: Io,
  json: boolean,
  study: Study,
  written: readonly string[],
): void =>
  answer<AnswerTo<'study'>>(io, json, json ? studyJson(study) : null, () =>
    studyText(study, written, io.color),
  );

/** A study as text: the rows, the sequences, the numbers of discs left out, the files written. */
function studyText(study: Study, written: readonly string[], color: boolean): string {
  const [least, most] = study.discs;
  const lines = study.skipped.map(({ discs, reason }) => `n = ${discs} is left out: ${reason}`);
  const rows = studyTable(study);
  const names = shownColumns.filter((name) => rows.some((row) => name in row));
  const cells = rows.map((row) => names.map((name) => cellText(row[name])));
  return inLines([
    styled(`${study.name}, ${least} to ${most} discs`, 'bold', color),
    '',
    ...headed([names, ...cells], color),
    '',
    ...sequencesInWords(study.sequences).flatMap(hanging),
    ...(lines.length === 0 ? [] : ['', ...lines.flatMap(hanging)]),
    ...(written.length === 0 ? [] : ['', `wrote ${written.join(', ')}`]),
  ]);
}

/** A paragraph with a hanging indent. */
const hanging = (text: string) =>
  wrapped(text, 78, '  ').map((line, i) => (i === 0 ? line.trimStart() : line));

/** The columns for which a terminal has room. */
const shownColumns = [
  'n',
  'states',
  'edges',
  'arcs',
  'reach the goal',
  'worst case',
  'diameter',
  'radius',
  'planar',
  'bipartite',
  'Hamilton path',
];

function cellText(cell: unknown): string {
  if (typeof cell === 'number') return grouped(cell);
  if (typeof cell === 'boolean') return yesOrNo(cell);
  return cell === null || cell === undefined ? '?' : String(cell);
}
