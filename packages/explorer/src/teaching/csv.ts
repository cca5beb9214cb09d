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
  const plainRows = rows.map(({ line, cells }) => ({ line, cells: cells?.map(plainText) ?? null }));
  return { header, rows: plainRows, separator };
}

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

/**
 * The beginning of a formula, also after blanks, which some spreadsheets pass over, and in full
 * width.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Digits and signs that may be a date, a time or another number: `1/2/3`, `1.2`, `1e5`, `007`. */
const NUMERIC = /^\s*[.,]?\d[\d.,/:eE+\s-]*%?\s*$/;

/** A number that is the same in every spreadsheet. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

/** A month and a number, which some spreadsheets take for a date. */
const MONTH =
  /^\s*(\d+[\s./-]*)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[\s./-]*\d*\s*$/i;

/**
 * True if a spreadsheet would show another value than the text; apostrophes before it do not count.
 */
function isConverted(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  if (FORMULA.test(bare)) return true;
  // A label such as `12/3/` ends in a slash, and is no date.
  if (NUMERIC.test(bare) && !WHOLE.test(bare) && /[\d%.,]\s*$/.test(bare)) return true;
  return MONTH.test(bare) && /\d/.test(bare);
}

/**
 * The text as a cell that a spreadsheet leaves as it is: an apostrophe stands before what would be
 * taken for a formula, a date or a number.
 */
const shieldedText = (text: string): string => (isConverted(text) ? `'${text}` : text);

/** The text that was shielded; other texts are as they are. */
const plainText = (text: string): string =>
  text.startsWith("'") && isConverted(text) ? text.slice(1) : text;

/** A cell of a table; `null` for an empty one. */
export type Cell = string | number | boolean | null;

/**
 * Rows as CSV with a header, as the spreadsheets of a language expect it: RFC 4180, with semicolons
 * where the decimal sign is a comma. A byte order mark stands before what is not ASCII.
 *
 * Texts that a spreadsheet would change are shielded by {@link shieldedText}.
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
  language: string,
): string {
  // The sign between the whole part and the fraction of a number.
  const half = new Intl.NumberFormat(language).formatToParts(0.5);
  const decimal = half.find(({ type }) => type === 'decimal')?.value ?? '.';
  const separator = decimal === ',' ? ';' : ',';
  const lines = [header, ...rows].map(
    (cells) => `${cells.map((cell) => cellText(cell, decimal)).join(separator)}\r\n`,
  );
  const text = lines.join('');
  return /[\u0080-\uFFFF]/.test(text) ? `\uFEFF${text}` : text;
}

function cellText(cell: Cell, decimal: string): string {
  if (typeof cell === 'number') return quote(String(cell).replace('.', decimal));
  return quote(typeof cell === 'string' ? shieldedText(cell) : String(cell ?? ''));
}

const quote = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
