/** Tables are for a terminal of this width. */
const WIDTH = 80;

/** A whole number with its digits in threes. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Lines of at most `width` characters, broken between words; a longer word stays whole. */
export function wrapped(text: string, width = WIDTH, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const longer = line === indent ? line + word : `${line} ${word}`;
    if (longer.length > width && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Names and values in two columns; long values go on below themselves. */
export function twoColumns(
  rows: readonly (readonly [name: string, value: string])[],
  color: boolean,
): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, value]) => {
    const [first, ...rest] = wrapped(value, WIDTH, ' '.repeat(left));
    return [
      styled(name, 'faint', color) + ' '.repeat(left - name.length) + first.slice(left),
      ...rest,
    ];
  });
}

const codes = {
  bold: ['\u001b[1m', '\u001b[22m'],
  faint: ['\u001b[2m', '\u001b[22m'],
  bar: ['\u001b[36m', '\u001b[39m'],
} as const;

/** A text in a style where colours are wanted. */
export function styled(text: string, style: keyof typeof codes, color: boolean): string {
  const [on, off] = codes[style];
  return color ? on + text + off : text;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of a length in characters, to an eighth; what is not nothing shows at least a sliver. */
export function bar(length: number): string {
  const eighths = Math.max(length > 0 ? 1 : 0, Math.round(length * 8));
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
}

/** A list as text: equal neighbors counted, the tail of a long list counted as a whole. */
export function runs(values: readonly (number | null)[], most = 8): string {
  const found: { value: number | null; times: number }[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last !== undefined && last.value === value) last.times++;
    else found.push({ value, times: 1 });
  }
  const shown = found
    .slice(0, most)
    .map(
      ({ value, times }) =>
        `${value === null ? '?' : grouped(value)}${times > 1 ? ` (${grouped(times)} times)` : ''}`,
    );
  const left = found.slice(most).reduce((sum, { times }) => sum + times, 0);
  return [...shown, ...(left > 0 ? [`and ${grouped(left)} more`] : [])].join(', ');
}
