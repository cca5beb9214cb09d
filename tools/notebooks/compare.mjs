// What a run of a notebook shows, against what is stored.
import { createHash } from 'node:crypto';
import { joined } from './files.mjs';

/**
 * The differences between the outputs of two notebooks, cell by cell, in words; empty if they
 * agree.
 */
export function differences(before, after) {
  const outputs = new Map(before.cells.map((cell) => [cell.id, linesOf(cell)]));
  return after.cells.flatMap((cell, i) => {
    const diff = lineDiff(outputs.get(cell.id) ?? [], linesOf(cell));
    return diff.length === 0 ? [] : [`cell ${i + 1} (${cell.id}):`, ...diff];
  });
}

/** The outputs of a cell as lines that a person can compare: pictures by size and digest, tables row by row. */
const linesOf = ({ outputs = [] }) => outputs.flatMap(outputLines);

function outputLines(output) {
  if (output.output_type === 'stream') return joined(output.text).split('\n');
  if (output.output_type === 'error') return [`${output.ename}: ${output.evalue}`];
  const metadata = JSON.stringify(output.metadata ?? {});
  return [
    ...Object.entries(output.data).flatMap(([kind, content]) =>
      contentLines(kind, joined(content)),
    ),
    ...(metadata === '{}' ? [] : [metadata]),
  ];
}

function contentLines(kind, content) {
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
  const side = (mark, lines) =>
    lines.slice(from, lines.length - end).map((line) => `  ${mark} ${line}`);
  const all = [...side('-', a), ...side('+', b)].map((line) => line.slice(0, 300));
  return all.length <= MOST_SHOWN
    ? all
    : [...all.slice(0, MOST_SHOWN), `  … and ${all.length - MOST_SHOWN} lines more`];
}
