import { plainText } from './shield.js';

/** A record of a CSV text with its first line; `null` for cells with unreadable quotes. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[] | null;
}

/** A CSV text: its first record, and the others. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly separator: string;
}

/**
 * The table of a CSV text: RFC 4180, and also a byte order mark, semicolons or tabs as separators,
 * any line ends, empty lines, and the apostrophes of {@link shieldedText}. Never throws.
 */
export function readCsv(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const [first, ...rows] = rowsOf(plain, separator);
  const header = (first?.cells ?? []).map((name) => plainText(name.trim()));
  return { header, rows: rows.map(withPlainTexts), separator };
}

const withPlainTexts = ({ line, cells }: CsvRow): CsvRow => ({
  line,
  cells: cells?.map(plainText) ?? null,
});

/** The separator that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [line] = text.trimStart().split(/[\r\n]/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) =>
    count(separator) > count(best) ? separator : best,
  );
}

function rowsOf(text: string, separator: string): CsvRow[] {
  const field = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const lineEnd = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
  const rows: CsvRow[] = [];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const record = recordAt(text, at, field);
    lineEnd.lastIndex = at;
    const end = record?.end ?? at + (lineEnd.exec(text)?.[0].length ?? text.length);
    const cells = record?.cells ?? null;
    if (cells === null || cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += text.slice(at, end).match(/\r\n|\n|\r/g)?.length ?? 0;
    at = end;
  }
  return rows;
}

function recordAt(
  text: string,
  start: number,
  field: RegExp,
): { readonly cells: string[]; readonly end: number } | null {
  const cells: string[] = [];
  field.lastIndex = start;
  for (;;) {
    const match = field.exec(text);
    if (match === null) return null;
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2]);
    if (!/^[,;\t]$/.test(match[3])) return { cells, end: match.index + match[0].length };
  }
}
