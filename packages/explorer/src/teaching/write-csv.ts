import { shieldedText } from './shield.js';

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
  const decimal = decimalSign(language);
  const separator = decimal === ',' ? ';' : ',';
  const lines = [header, ...rows].map(
    (cells) => `${cells.map((cell) => cellText(cell, decimal)).join(separator)}\r\n`,
  );
  const text = lines.join('');
  return /[\u0080-\uFFFF]/.test(text) ? `\uFEFF${text}` : text;
}

/** The sign between the whole part and the fraction of a number. */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

function cellText(cell: Cell, decimal: string): string {
  if (typeof cell === 'number') return quoted(String(cell).replace('.', decimal));
  return quoted(typeof cell === 'string' ? shieldedText(cell) : String(cell ?? ''));
}

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
