import { format } from 'node-inspect-extracted';
import type { CellError } from '../messages.js';

/** The frames of a stack that are in a cell or in a file beside the notebook, not in the kernel. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line) && !/worker\.js/.test(line));

/**
 * What tslab reports of a cell that failed: what was thrown, its one line first, or the errors of
 * types as it writes them.
 */
export function cellError(reports: readonly (readonly unknown[])[]): CellError {
  const thrown = reports[0]?.[0];
  if (thrown instanceof Error) {
    const [ename, evalue] = [thrown.name, thrown.message];
    return { ename, evalue, traceback: [`${ename}: ${evalue}`, ...framesOf(thrown)] };
  }
  const lines = reports.map((values) => format(...values));
  return { ename: 'TypeScriptError', evalue: lines[0] ?? 'the cell failed', traceback: lines };
}
