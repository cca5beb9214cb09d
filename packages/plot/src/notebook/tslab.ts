import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DisplayBundle } from './host.js';

/** The one call that knows tslab: its own `display` holds one MIME type, a figure needs two. */
type Write = (
  bundle: DisplayBundle & { readonly transient: Readonly<Record<string, unknown>> },
  update: boolean,
) => void;

/**
 * The display of a running tslab notebook; `null` without one.
 *
 * Looked up at call time, from the notebook's folder or from tslab itself: the package does not
 * depend on it.
 */
export function tslabWrite(): ((bundle: DisplayBundle) => void) | null {
  for (const from of [join(process.cwd(), 'notebook.js'), process.argv[1] ?? '']) {
    const write = writeFrom(from);
    if (typeof write === 'function') return (bundle) => write({ ...bundle, transient: {} }, false);
  }
  return null;
}

/** The call of the tslab that a file finds; `null` where it finds none. */
function writeFrom(from: string): Write | null {
  try {
    const jupyter = createRequire(from)('tslab/dist/jupyter') as {
      lastWriteDisplayData: Write | null;
    };
    return jupyter.lastWriteDisplayData;
  } catch {
    return null;
  }
}
