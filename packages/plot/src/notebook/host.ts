import { requireShape } from '@manaus/core/internals';
import type { Figure } from '../figure.js';

/** The output of a value in a notebook: the same content by MIME type, and the metadata. */
export interface DisplayBundle {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The notebook in which cells run, as far as figures and tables need it. */
export interface NotebookHost {
  /** Writes an output of the cell that runs; throws where no notebook runs. */
  display(bundle: DisplayBundle): void;
  /**
   * The picture to store beside a figure of a width in pixels: a PNG in base 64; `null` where none
   * is stored.
   */
  picture(figure: Figure, width: number): string | null;
}

const none: NotebookHost = {
  display() {
    throw new Error(
      'plot/notebook: a notebook of tslab or Deno must be running (elsewhere use toSvg, toPng or toHtml)',
    );
  },
  picture: () => null,
};

let current = none;

/** The host that was given last; one without a notebook until then. */
export const host = (): NotebookHost => current;

/**
 * Gives the package the notebook that displays its outputs; `null` takes it away.
 *
 * Under Node it has that of tslab without this, under Deno that of Deno.
 *
 * @example
 * ```ts
 * const shown: string[] = [];
 * notebookHost({ display: ({ data }) => shown.push(String(data['text/markdown'])), picture: () => null });
 * showMarkdown('**27** states');
 * notebookHost(null);
 * shown; // => ['**27** states']
 * ```
 */
export function notebookHost(given: NotebookHost | null): void {
  if (given !== null) requireShape('plot/notebook', 'host', given, ['display', 'picture']);
  current = given ?? none;
}
