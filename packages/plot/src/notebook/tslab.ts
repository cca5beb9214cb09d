import { createRequire } from 'node:module';
import { join } from 'node:path';
import { toPalettePng } from '../png.js';
import type { DisplayBundle } from './bundle.js';
import { host, type NotebookHost, notebookHost } from './host.js';

type Write = (
  bundle: DisplayBundle & { readonly transient: Readonly<Record<string, unknown>> },
  update: boolean,
) => void;

const elsewhere = host();

/** tslab under Node; where notebooks are stored (`MANAUS_NOTEBOOK=stored`), with pictures at twice the size. */
const tslab: NotebookHost = {
  /** The one call that knows tslab: its own `display` holds one MIME type, a figure needs two. */
  display(bundle) {
    const write = tslabWrite();
    if (write === null) elsewhere.display(bundle);
    else write({ ...bundle, transient: {} }, false);
  },
  picture: (figure, width) =>
    process.env.MANAUS_NOTEBOOK === 'stored'
      ? Buffer.from(toPalettePng(figure, { scale: (2 * width) / figure.width })).toString('base64')
      : null,
};

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

notebookHost(tslab);
