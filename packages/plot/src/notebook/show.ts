import { createRequire } from 'node:module';
import { join } from 'node:path';
import { InputError } from '@manaus/core';
import type { Figure } from '../figure.js';
import {
  type Erratum,
  erratumHtml,
  type TableOptions,
  type TableRecord,
  tableHtml,
} from '../tables.js';
import { bundlesOf, type Displayable, type DisplayBundle } from './bundle.js';

type Write = (
  bundle: DisplayBundle & { readonly transient: Readonly<Record<string, unknown>> },
  update: boolean,
) => void;

/**
 * Shows a figure, or a value with a display such as a table of a work, in a notebook, as one display.
 *
 * A cell that ends in such a value shows it without this. Throws outside a running notebook.
 *
 * @example
 * ```ts
 * show({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }); // throws a tslab notebook must be running
 * ```
 */
export function show(value: Figure | Displayable): void {
  const bundles = bundlesOf(value);
  if (bundles.length === 0)
    throw new InputError('plot/notebook', 'value', 'member', { of: 'figures', got: value });
  for (const bundle of bundles) write(bundle);
}

/**
 * Shows rows as a table in a notebook.
 *
 * @example
 * ```ts
 * showTable([{ discs: 3, states: 27 }]); // throws a tslab notebook must be running
 * ```
 */
export function showTable(rows: readonly TableRecord[], options: TableOptions = {}): void {
  write({ data: { 'text/html': tableHtml(rows, options) }, metadata: {} });
}

/**
 * Shows an erratum of a work as a box in a notebook.
 *
 * @example
 * ```ts
 * showErratum({ item: 'Theorem 1', printed: '2^n', found: '2^n - 1' }); // throws a tslab notebook must be running
 * ```
 */
export function showErratum(erratum: Erratum): void {
  write({ data: { 'text/html': erratumHtml(erratum) }, metadata: {} });
}

/**
 * Shows Markdown, with formulas, in a notebook.
 *
 * @example
 * ```ts
 * showMarkdown('**27** states'); // throws a tslab notebook must be running
 * ```
 */
export function showMarkdown(text: string): void {
  write({ data: { 'text/markdown': text }, metadata: {} });
}

/** The one call that knows tslab: its own `display` holds one MIME type, a figure needs two. */
function write(bundle: DisplayBundle): void {
  const display = tslabWrite();
  if (display === null)
    throw new Error(
      'plot/notebook: a tslab notebook must be running (elsewhere use toSvg, toPng or toHtml)',
    );
  display({ ...bundle, transient: {} }, false);
}

/** Looked up at call time, from the notebook's folder or from tslab itself: the package does not depend on it. */
function tslabWrite(): Write | null {
  for (const from of [join(process.cwd(), 'notebook.js'), process.argv[1] ?? '']) {
    try {
      const jupyter = createRequire(from)('tslab/dist/jupyter') as {
        lastWriteDisplayData: Write | null;
      };
      if (typeof jupyter.lastWriteDisplayData === 'function') return jupyter.lastWriteDisplayData;
    } catch {
      // not there: try the next place
    }
  }
  return null;
}
