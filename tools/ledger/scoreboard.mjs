/** In the order in which they are shown. */
const VERDICTS = ['holds', 'proved', 'holds-in-range', 'fails', 'misprint', 'unchecked'];

/** The columns of the scoreboard: what rests on a smallest case alone is counted apart. */
const COLUMNS = [...VERDICTS.slice(0, -1), 'border', 'unchecked'];

const columnOf = ({ verdict, border }) => (border ? 'border' : verdict);

/** The work of an inventory id: `martins2024/theorem-8` is of `martins2024`. */
const workOf = (id) => id.slice(0, id.indexOf('/'));

/**
 * Items by work and verdict, with a last row of sums.
 * @param {{ id: string, verdict: string, border?: boolean }[]} rows
 * @returns {{ work: string, counts: number[], total: number }[]} counts in the order of COLUMNS
 */
export function tally(rows) {
  const works = [...new Set(rows.map((row) => workOf(row.id)))].sort();
  const line = (work, chosen) => ({
    work,
    counts: COLUMNS.map((column) => chosen.filter((row) => columnOf(row) === column).length),
    total: chosen.length,
  });
  return [
    ...works.map((work) =>
      line(
        work,
        rows.filter((row) => workOf(row.id) === work),
      ),
    ),
    line('all', rows),
  ];
}

/**
 * The scoreboard as aligned text.
 * @param {Parameters<typeof tally>[0]} rows
 */
export function scoreboard(rows) {
  const table = [
    ['work', ...COLUMNS, 'items'],
    ...tally(rows).map(({ work, counts, total }) => [work, ...counts, total].map(String)),
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n');
}

/** The scoreboard as a Markdown table; `words` gives the heads in another language. */
export function markdownScoreboard(rows, words = {}) {
  const head = ['work', ...COLUMNS, 'items'].map((name) => words[name] ?? name);
  const body = tally(rows).map(({ work, counts, total }) => [
    work === 'all' ? (words.all ?? 'all') : `\`${work}\``,
    ...counts,
    total,
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...body.map(line),
  ].join('\n');
}
