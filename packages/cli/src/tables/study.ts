import { type Study, sequenceInWords, studyTable } from '@manaus/lab';
import { grouped, styled, wrapped } from './text.js';

/** A study as text for a terminal: the rows, the sequences, what was left out, what was written. */
export function studyText(study: Study, written: readonly string[], color: boolean): string {
  const heading = (text: string) => styled(text, 'bold', color);
  const [least, most] = study.discs;
  return `${[
    heading(`${study.name}, ${least} to ${most} discs`),
    '',
    ...columns(study, color),
    '',
    ...study.sequences.flatMap((sequence) => hanging(sequenceInWords(sequence))),
    ...(study.skipped.length === 0
      ? []
      : [
          '',
          ...study.skipped.flatMap(({ discs, reason }) =>
            hanging(`n = ${discs} is left out: ${reason}`),
          ),
        ]),
    ...(written.length === 0 ? [] : ['', `wrote ${written.join(', ')}`]),
  ].join('\n')}\n`;
}

/** A paragraph whose further lines stand in. */
const hanging = (text: string) =>
  wrapped(text, 78, '  ').map((line, i) => (i === 0 ? line.trimStart() : line));

/** What the terminal has room for. */
const shown = [
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

function columns(study: Study, color: boolean): string[] {
  const rows = studyTable(study);
  const names = shown.filter((name) => rows.some((row) => name in row));
  const cells = rows.map((row) => names.map((name) => cellText(row[name])));
  const widths = names.map((name, i) =>
    Math.max(name.length, ...cells.map((row) => row[i].length)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, i) => cell.padStart(widths[i])).join('  ');
  return [styled(line(names), 'faint', color), ...cells.map(line)];
}

function cellText(cell: unknown): string {
  if (typeof cell === 'number') return grouped(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null || cell === undefined ? '?' : String(cell);
}
