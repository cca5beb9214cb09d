/**
 * The fenced blocks of a Markdown text. Where the line before a block ends in `path`: the block is
 * the content of that file.
 * @param {string} text
 * @returns {{ language: string, code: string, line: number, file: string | null }[]} `line` is the
 * 1-based line of the first line of code
 */
export function fencesOf(text) {
  const lines = text.split('\n');
  const fences = [];
  for (let i = 0; i < lines.length; i++) {
    const open = /^```(\w*)$/.exec(lines[i]);
    if (open === null) continue;
    const end = lines.indexOf('```', i + 1);
    if (end < 0) throw new Error(`line ${i + 1}: the block has no end`);
    fences.push({
      language: open[1],
      code: lines.slice(i + 1, end).join('\n'),
      line: i + 2,
      file: fileBefore(lines, i),
    });
    i = end;
  }
  return fences;
}

function fileBefore(lines, fence) {
  const before = lines.slice(0, fence).findLast((line) => line.trim() !== '') ?? '';
  return /`([^`\s]+\.\w+)`:$/.exec(before)?.[1] ?? null;
}

/** The text without its fenced blocks, so that a # or a link in code is not taken for one. */
export const proseOf = (text) => text.replace(/^```\w*\n.*?^```$/gms, '');

/** The headings in order, as their levels and words. */
export const headingsOf = (text) =>
  [...proseOf(text).matchAll(/^(#+) (.+)$/gm)].map(([, marks, words]) => ({
    level: marks.length,
    words,
  }));

/** The targets of links and pictures, both of Markdown and of HTML. */
export const linksOf = (text) =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    (match) => match[1] ?? match[2],
  );

/**
 * The commands of a console block, each with the lines shown after it.
 * @param {string} code
 * @returns {{ command: string, shown: string[] }[]}
 */
export function commandsOf(code) {
  /** @type {{ command: string, shown: string[] }[]} */
  const commands = [];
  for (const line of code.split('\n')) {
    const last = commands.at(-1);
    if (line.startsWith('$ ')) commands.push({ command: line.slice(2), shown: [] });
    else if (last === undefined)
      throw new Error(`a console block begins with a command (got ${line})`);
    else last.shown.push(line);
  }
  return commands;
}

/**
 * The difference between shown and real output; null if they agree. A shown line `…` stands for any
 * lines, a shown line that ends in … for any line that begins like it.
 * @param {string[]} shown
 * @param {string[]} real
 * @returns {string | null}
 */
export function difference(shown, real) {
  if (shown.length === 0) return real.length === 0 ? null : `not shown: ${real[0]}`;
  if (shown[0] === '…') {
    for (let skip = 0; skip <= real.length; skip++)
      if (difference(shown.slice(1), real.slice(skip)) === null) return null;
    return shown.length === 1 ? null : `nowhere: ${shown[1]}`;
  }
  if (real.length === 0) return `shown only: ${shown[0]}`;
  const same = shown[0].endsWith('…')
    ? real[0].startsWith(shown[0].slice(0, -1))
    : shown[0] === real[0];
  return same
    ? difference(shown.slice(1), real.slice(1))
    : `shown ${JSON.stringify(shown[0])}, real ${JSON.stringify(real[0])}`;
}

/**
 * The first table of a text, a record a row by its header.
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function tableOf(text) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, i) => i > first && !line.startsWith('|'));
  const [head, , ...rows] = lines.slice(first, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
}
