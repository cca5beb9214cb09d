import { InputError } from '@manaus/core';
import { requireKind, requireOptions } from '@manaus/core/internals';
import { formOf, optional, requireSchema, text } from '@manaus/core/schemas';
import type { Figure } from '../figure.js';
import { requireTongue } from '../language.js';
import {
  type Erratum,
  erratumHtml,
  type TableOptions,
  type TableRecord,
  tableHtml,
} from '../tables.js';
import { bundlesOf, type Displayable } from './bundle.js';
import { host } from './host.js';

const place = 'plot/notebook';

/**
 * Shows a figure, or a value with a display such as a table of a work, in a notebook of tslab or of
 * Deno, as one display.
 *
 * A cell that ends in such a value shows it without this. Throws outside a running notebook.
 *
 * @example
 * ```ts
 * const shown: string[] = [];
 * notebookHost({ display: ({ data }) => shown.push(String(data['text/plain'])), picture: () => null });
 * show({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] });
 * notebookHost(null);
 * shown; // => ['a dot']
 * show({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function show(value: Figure | Displayable): void {
  const bundles = bundlesOf(value);
  if (bundles.length === 0)
    throw new InputError(place, 'value', 'member', { of: 'figures', got: value });
  for (const bundle of bundles) host().display(bundle);
}

/**
 * Shows rows as a table in a notebook.
 *
 * @example
 * ```ts
 * const shown: string[] = [];
 * notebookHost({ display: ({ data }) => shown.push(String(data['text/html'])), picture: () => null });
 * showTable([{ discs: 3, states: 27 }], { caption: 'Hanoi' });
 * notebookHost(null);
 * shown[0].includes('27'); // => true
 * showTable([{ discs: 3, states: 27 }]); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showTable(rows: readonly TableRecord[], options: TableOptions = {}): void {
  requireKind(place, 'rows', 'list', rows);
  for (const row of rows) requireKind(place, 'rows', 'object', row);
  requireOptions(place, ['caption', 'columns', 'language'], options);
  const { caption = '', columns = [], language = 'en' } = options;
  requireTongue(place, language);
  requireKind(place, 'caption', 'text', caption);
  requireKind(place, 'columns', 'list', columns);
  for (const column of columns) requireKind(place, 'columns', 'text', column);
  host().display({ data: { 'text/html': tableHtml(rows, options) }, metadata: {} });
}

const form = formOf<Erratum>({
  item: text,
  printed: text,
  found: text,
  counterexample: optional(text),
});

/**
 * Shows an erratum of a work as a box in a notebook.
 *
 * @example
 * ```ts
 * const shown: string[] = [];
 * notebookHost({ display: ({ data }) => shown.push(String(data['text/html'])), picture: () => null });
 * showErratum({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1' });
 * notebookHost(null);
 * shown[0].includes('Theorem 1'); // => true
 * showErratum({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1' }); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showErratum(erratum: Erratum): void {
  requireSchema(place, 'erratum', form, erratum);
  host().display({ data: { 'text/html': erratumHtml(erratum) }, metadata: {} });
}

/**
 * Shows Markdown, with formulas, in a notebook.
 *
 * @example
 * ```ts
 * showMarkdown('**27** states'); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showMarkdown(text: string): void {
  requireKind(place, 'text', 'text', text);
  host().display({ data: { 'text/markdown': text }, metadata: {} });
}
