import { escapeXml } from '@manaus/graph';

/** The value of a table cell. */
type Cell = string | number | bigint | boolean | null | undefined;

/** A row of a table: a cell for each named column. */
export type TableRecord = Readonly<Record<string, Cell>>;

/** Options of a table. */
export interface TableOptions {
  readonly caption?: string;
  /** The columns, in order; default: those of the first row. */
  readonly columns?: readonly string[];
}

const line = 'border:1px solid rgba(128,128,128,0.45);padding:4px 10px;';

/**
 * Rows as an HTML table that is legible on light and dark pages; numbers to the right.
 *
 * @example
 * ```ts
 * tableHtml([{ n: 3, states: 27 }]).includes('>27</td>'); // => true
 * ```
 */
export function tableHtml(
  rows: readonly TableRecord[],
  { caption, columns = Object.keys(rows[0] ?? {}) }: TableOptions = {},
): string {
  const head = columns
    .map((column) => `<th style="${line}text-align:center">${escapeXml(column)}</th>`)
    .join('');
  const body = rows
    .map(
      (row) =>
        `<tr style="background:transparent">${columns.map((column) => cellHtml(row[column])).join('')}</tr>`,
    )
    .join('');
  const title =
    caption === undefined
      ? ''
      : `<caption style="caption-side:top;text-align:left;padding:4px 0;font-weight:bold;color:inherit">${escapeXml(caption)}</caption>`;
  return `<table style="border-collapse:collapse;font-size:14px;margin:8px 0;color:inherit">${title}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function cellHtml(cell: Cell): string {
  const number = typeof cell === 'number' || typeof cell === 'bigint';
  return `<td style="${line}text-align:${number ? 'right' : 'left'}">${escapeXml(cellText(cell))}</td>`;
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell);
}

/** A statement of a work that is not as printed. */
export interface Erratum {
  readonly item: string;
  readonly printed: string;
  readonly found: string;
  readonly counterexample?: string;
}

/**
 * An erratum as a box that stands out on light and dark pages: what is printed, what is found, the smallest counterexample.
 *
 * @example
 * ```ts
 * erratumHtml({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1', counterexample: 'n = 1' }).includes('n = 1'); // => true
 * ```
 */
export function erratumHtml({ item, printed, found, counterexample }: Erratum): string {
  const row = (name: string, text: string) =>
    `<div style="margin:4px 0"><b>${name}</b> ${escapeXml(text)}</div>`;
  const head = `<div style="margin:0 0 6px;font-weight:bold"><span style="background:#c8362b;color:#ffffff;border-radius:3px;padding:2px 8px;margin-right:8px">Erratum</span>${escapeXml(item)}</div>`;
  const example = counterexample === undefined ? '' : row('Counterexample:', counterexample);
  return `<div role="note" style="border:1px solid #c8362b;border-left-width:6px;border-radius:4px;padding:10px 14px;margin:10px 0;max-width:860px;background:rgba(200,54,43,0.08);color:inherit">${head}${row('Printed:', printed)}${row('Found:', found)}${example}</div>`;
}
