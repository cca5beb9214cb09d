import { InputError } from '@manaus/core';
import type { Figure } from '../figure.js';
import {
  type Erratum,
  erratumHtml,
  type TableOptions,
  type TableRecord,
  tableHtml,
} from '../tables.js';
import { bundlesOf, type Displayable } from './bundle.js';
import { type DisplayBundle, host } from './host.js';

/**
 * Shows a figure, or a value with a display such as a table of a work, in a notebook of tslab or of
 * Deno, as one display.
 *
 * A cell that ends in such a value shows it without this. Throws outside a running notebook.
 *
 * @example
 * ```ts
 * show({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function show(value: Figure | Displayable): void {
  for (const bundle of requireBundles(value)) host().display(bundle);
}

/** The outputs by which a notebook shows a value; throws for another value. */
function requireBundles(value: Figure | Displayable): DisplayBundle[] {
  const bundles = bundlesOf(value);
  if (bundles.length === 0)
    throw new InputError('plot/notebook', 'value', 'member', { of: 'figures', got: value });
  return bundles;
}

/**
 * Shows rows as a table in a notebook.
 *
 * @example
 * ```ts
 * showTable([{ discs: 3, states: 27 }]); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showTable(rows: readonly TableRecord[], options: TableOptions = {}): void {
  host().display({ data: { 'text/html': tableHtml(rows, options) }, metadata: {} });
}

/**
 * Shows an erratum of a work as a box in a notebook.
 *
 * @example
 * ```ts
 * showErratum({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1' }); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showErratum(erratum: Erratum): void {
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
  host().display({ data: { 'text/markdown': text }, metadata: {} });
}
