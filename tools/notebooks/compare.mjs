// What a run of a notebook shows, against what is stored.
import { createHash } from 'node:crypto';
import { committed, executed, joined, notebookNames, readNotebook } from './files.mjs';
import { isPython, stored, unfit } from './stored.mjs';

/**
 * The differences between a run and the stored outputs; a notebook without an executed copy is a
 * difference.
 */
export function compareAll(names = notebookNames()) {
  const wrong = names.filter((name) => !agrees(name, readNotebook(executed(name))));
  if (wrong.length === 0) console.log(`notebooks: ${names.length} as stored`);
  else
    console.error(`notebooks: not as stored: ${wrong.join(', ')} (npm run notebooks -- --store)`);
  return wrong.length === 0;
}

function agrees(name, copy) {
  const problems =
    copy === null
      ? ['it was not executed']
      : [...unfit(copy), ...differences(readNotebook(committed(name)), stored(copy))];
  if (problems.length > 0) console.error([`${name}:`, ...problems].join('\n'), '\n');
  return problems.length === 0;
}

/**
 * The differences between the outputs of two notebooks, cell by cell, in words; empty if they
 * agree.
 */
export function differences(before, after) {
  // The pictures of Python depend on its version, as the libraries that draw them do.
  const linesOf = ({ outputs = [] }) =>
    outputs.flatMap((output) => outputLines(output, !isPython(before)));
  const outputs = new Map(before.cells.map((cell) => [cell.id, linesOf(cell)]));
  return after.cells.flatMap((cell, i) => {
    const diff = lineDiff(outputs.get(cell.id) ?? [], linesOf(cell));
    return diff.length === 0 ? [] : [`cell ${i + 1} (${cell.id}):`, ...diff];
  });
}

/**
 * An output of a cell as lines that a person can compare: pictures by size and digest unless they
 * may differ, tables row by row.
 */
function outputLines(output, pictures) {
  if (output.output_type === 'stream') return joined(output.text).split('\n');
  if (output.output_type === 'error') return [`${output.ename}: ${output.evalue}`];
  const metadata = JSON.stringify(output.metadata ?? {});
  return [
    ...Object.entries(output.data).flatMap(([kind, content]) =>
      contentLines(kind, joined(content), pictures),
    ),
    ...(metadata === '{}' ? [] : [metadata]),
  ];
}

function contentLines(kind, content, pictures) {
  if (kind === 'image/png' && !pictures) return ['[image/png]'];
  if (kind === 'image/png') {
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return [`[image/png, ${Math.round(content.length / 1366)} kB, ${digest}]`];
  }
  return (kind === 'text/html' ? content.replace(/<(tr|p|div|caption)\b/g, '\n<$1') : content)
    .split('\n')
    .filter((line) => line !== '');
}

const MOST_SHOWN = 20;

/** The lines that only one side has, in order: `-` stored, `+` found. */
function lineDiff(a, b) {
  let [from, end] = [0, 0];
  while (from < a.length && from < b.length && a[from] === b[from]) from++;
  while (
    end < a.length - from &&
    end < b.length - from &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end++;
  const [stored, found] = [a, b].map((lines) =>
    lines.slice(from, lines.length - end).map(readable),
  );
  const side = (mark, lines, others) =>
    lines.map((line, i) => `  ${mark} ${excerpt(line, others[i] ?? '')}`);
  const all = [...side('-', stored, found), ...side('+', found, stored)];
  return all.length <= MOST_SHOWN
    ? all
    : [...all.slice(0, MOST_SHOWN), `  … and ${all.length - MOST_SHOWN} lines more`];
}

/** A row of a table as its cells; other lines as they are. */
const readable = (line) =>
  line.startsWith('<tr')
    ? line
        .split(/<\/t[dh]>/)
        .map((cell) => cell.replace(/<[^>]*>/g, ''))
        .filter((cell) => cell !== '')
        .join(' | ')
    : line;

const MOST_SHOWN_OF_LINE = 300;

/** A part of a line, from a little before the place where it differs from another. */
function excerpt(line, other) {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at++;
  const from = at > MOST_SHOWN_OF_LINE / 2 ? at - 100 : 0;
  return `${from > 0 ? '…' : ''}${line.slice(from, from + MOST_SHOWN_OF_LINE)}`;
}
