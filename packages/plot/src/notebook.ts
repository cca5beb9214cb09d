import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Figure } from './figure.js';
import { toPlotly } from './plotly.js';
import { toPng } from './png.js';
import {
  type Erratum,
  erratumHtml,
  type TableOptions,
  type TableRecord,
  tableHtml,
} from './tables.js';

/** One display of a notebook: the same content by MIME type. */
interface DisplayBundle {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly transient: Readonly<Record<string, unknown>>;
}

type Write = (bundle: DisplayBundle, update: boolean) => void;

/**
 * Shows a figure in a notebook, as one display: interactive if Plotly is available, otherwise a picture.
 *
 * Throws outside a running notebook.
 *
 * @example
 * ```ts
 * show({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }); // throws a tslab notebook must be running
 * ```
 */
export function show(figure: Figure, options: { readonly scale?: number } = {}): void {
  const png = Buffer.from(toPng(figure, options)).toString('base64');
  display({
    'application/vnd.plotly.v1+json': toPlotly(figure),
    'image/png': png,
    'text/plain': figure.alt,
  });
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
  display({ 'text/html': tableHtml(rows, options) });
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
  display({ 'text/html': erratumHtml(erratum) });
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
  display({ 'text/markdown': text });
}

/** The one call that knows tslab: its own `display` holds one MIME type, a figure needs two. */
function display(data: DisplayBundle['data']): void {
  const write = tslabWrite();
  if (write === null)
    throw new Error(
      'plot/notebook: a tslab notebook must be running (elsewhere use toSvg, toPng or toHtml)',
    );
  write({ data, metadata: {}, transient: {} }, false);
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
