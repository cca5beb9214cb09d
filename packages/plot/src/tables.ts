import { escapeXml } from '@manaus/graph/internals';
import { message, numberText, said, type Tongue, type Words } from './language.js';
import { sessionLanguage } from './notebook/session.js';

/** The value of a table cell. */
type Cell = string | number | bigint | boolean | null | undefined;

/** A row of a table: a cell for each named column. */
export type TableRecord = Readonly<Record<string, Cell>>;

/** Options of a table. */
export interface TableOptions {
  readonly caption?: string;
  /** The columns, in order; default: those of the first row. Their names are translated. */
  readonly columns?: readonly string[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/**
 * An index or exponent after a letter, a digit or a bracket: `_3`, `^1.5`, `_{k-1}`, `^(n-1)`; none
 * in a path such as `LL_L`, nor in a name such as `on_p1`.
 */
const SCRIPT =
  /(?<=[\p{L}\d)}|])(?<!\p{Lu}{2})([_^])(?:\{([^{}]*)\}|\(([^()]*)\)|(\d+(?:\.\d+)?|(?<=_)\p{L}(?![\p{L}\d])|(?<=\^)\p{L}(?![\p{L}(])))/gu;

/**
 * A text as HTML: its indices and exponents set low and high, its formulas with the signs of print.
 *
 * @example
 * ```ts
 * textHtml('H_3^n < 2^(n-1)'); // => 'H<sub>3</sub><sup>n</sup> &lt; 2<sup>n-1</sup>'
 * textHtml('n >= 2'); // => 'n ≥ 2'
 * ```
 */
export function textHtml(text: string): string {
  // The signs of print for what a keyboard has.
  const formula = text
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    .replace(/(\^?)sqrt\((pi|[^()]*)\)/g, (_, power: string, inside: string) => {
      const root = inside === 'pi' ? '√π' : inside.length === 1 ? `√${inside}` : `√(${inside})`;
      return power === '' ? root : `^{${root}}`;
    });
  return escapeXml(formula).replace(
    SCRIPT,
    (_, mark: string, ...inside: (string | undefined)[]) => {
      const tag = mark === '_' ? 'sub' : 'sup';
      return `<${tag}>${inside.slice(0, 3).find((text) => text !== undefined)}</${tag}>`;
    },
  );
}

const line = 'border:1px solid rgba(128,128,128,0.45);padding:4px 10px;';

/** A table by its cells, row by row. */
interface Grid {
  readonly caption?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/**
 * Rows as an HTML table that is legible on light and dark pages; columns of numbers to the right.
 *
 * @example
 * ```ts
 * tableHtml([{ n: 3, states: 27 }]).includes('>27</td>'); // => true
 * ```
 */
export const tableHtml = (
  rows: readonly TableRecord[],
  {
    caption,
    columns = Object.keys(rows[0] ?? {}),
    language = sessionLanguage(),
  }: TableOptions = {},
): string =>
  gridHtml({
    caption: caption === undefined ? undefined : message(language, caption),
    head: columns.map((column) => message(language, column)),
    rows: rows.map((row) => columns.map((column) => row[column])),
    language,
  });

/**
 * A table as HTML, by its cells; legible where a page drops the styles.
 *
 * @example
 * ```ts
 * gridHtml({ head: ['n'], rows: [[3]] }).includes('>3</td>'); // => true
 * ```
 */
export function gridHtml({ caption, head, rows, language = sessionLanguage() }: Grid): string {
  const names = head.map((name) => `<th style="${line}text-align:center">${textHtml(name)}</th>`);
  const sides = head.map((_, column) => sideOf(rows.map((row) => row[column])));
  const body = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const side = sides[column] ?? 'left';
      // The attribute beside the style, because GitHub drops styles.
      return `<td align="${side}" style="${line}text-align:${side}">${textHtml(cellText(language, cell))}</td>`;
    });
    return `<tr style="background:transparent">${cells.join('')}</tr>`;
  });
  // A <caption> would be as narrow as the table.
  const title =
    caption === undefined
      ? ''
      : `<p style="margin:8px 0 0"><strong>${textHtml(caption)}</strong></p>`;
  return `${title}<table style="border-collapse:collapse;font-size:14px;margin:8px 0;color:inherit"><thead><tr>${names.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** A column is set to the right if all that it has is numbers. */
function sideOf(cells: readonly Cell[]): 'left' | 'right' {
  const given = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '');
  const isNumeric = (cell: Cell): boolean =>
    typeof cell === 'string'
      ? /^[-−]?\d+([.,]\d+)?( ?%)?$/.test(cell)
      : typeof cell === 'number' || typeof cell === 'bigint';
  return given.length > 0 && given.every(isNumeric) ? 'right' : 'left';
}

function cellText(language: Tongue, cell: Cell): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'boolean') return message(language, cell ? 'yes' : 'no');
  return typeof cell === 'string' ? message(language, cell) : numberText(language, cell);
}

/** A statement of a work that is not as printed. */
export interface Erratum {
  readonly item: string;
  readonly printed: string;
  readonly found: string;
  readonly counterexample?: string;
}

/**
 * An erratum as a box that stands out on light and dark pages: what is printed, what is found, the
 * smallest counterexample.
 *
 * @example
 * ```ts
 * erratumHtml({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1', counterexample: 'n = 1' }).includes('n = 1'); // => true
 * ```
 */
export function erratumHtml(
  { item, printed, found, counterexample }: Erratum,
  { language = sessionLanguage() }: { readonly language?: Tongue } = {},
): string {
  const row = (name: Words, text: string) =>
    `<div style="margin:4px 0"><b>${said(language, name)}:</b> ${textHtml(text)}</div>`;
  const head = `<div style="margin:0 0 6px;font-weight:bold"><b style="background:#c8362b;color:#ffffff;border-radius:3px;padding:2px 8px;margin-right:8px">${said(language, { en: 'Erratum', pt: 'Errata' })}</b> <b>${textHtml(item)}</b></div>`;
  const example =
    counterexample === undefined
      ? ''
      : row({ en: 'Counterexample', pt: 'Contraexemplo' }, counterexample);
  const body = `${row({ en: 'Printed', pt: 'Impresso' }, printed)}${row({ en: 'Found', pt: 'Verificado' }, found)}${example}`;
  return `<div role="note" style="border:1px solid #c8362b;border-left-width:6px;border-radius:4px;padding:10px 14px;margin:10px 0;max-width:860px;background:rgba(200,54,43,0.08);color:inherit">${head}${body}</div>`;
}
