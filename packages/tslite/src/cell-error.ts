/** An error as Jupyter shows it. */
export interface CellError {
  readonly ename: string;
  readonly evalue: string;
  readonly traceback: readonly string[];
}

/** Writes values on a line, as `format` of Node's `util` does. */
type Format = (...values: readonly unknown[]) => string;

const INTERRUPTED: CellError = {
  ename: 'Interrupted',
  evalue: '',
  traceback: ['Interrupted'],
};

/** True for what stands for an interrupt: of a cell that computes, and of one that waits. */
const isInterrupt = (error: Error): boolean =>
  Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_INTERRUPTED' ||
  error.message === 'Interrupted asynchronously';

/**
 * What tslab reports of a cell that failed: what was thrown, its one line first, or the errors of
 * types as it writes them. The frames are those of cells, each by its number: lines and columns
 * would be those of the compiled code. A wrong input (`InputError`) has its one line only.
 */
export function cellError(reports: readonly (readonly unknown[])[], format: Format): CellError {
  const thrown = reports[0]?.[0];
  if (!(thrown instanceof Error)) {
    const lines = reports.map((values) => format(...values));
    return { ename: 'TypeScriptError', evalue: lines[0] ?? 'the cell failed', traceback: lines };
  }
  if (isInterrupt(thrown)) return INTERRUPTED;
  const [ename, evalue] = [thrown.name, thrown.message];
  const frames = ename === 'InputError' ? [] : framesOf(thrown);
  return { ename, evalue, traceback: [`${ename}: ${evalue}`, ...frames] };
}

/** The name of a cell among the sources that a stack has. */
export const cellName = (cell: number): string => `cell-${cell}`;

/** A frame of a cell in a stack: as V8 writes it, and as Firefox does. */
const FRAME = /^\s*at (?:(.*) \()?cell-(\d+):\d+:\d+\)?$|^(.*)@cell-(\d+):\d+:\d+$/;

/** The frames of a stack that are in cells; a cell that calls itself at its top is one frame. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, caller, cell, caller2, cell2] = FRAME.exec(line) ?? [];
    const name = (caller || caller2)?.replace(/^eval$/, ''); // the top of a cell in a tab
    if (!(cell ?? cell2)) return [];
    return [`    at ${name ? `${name} (` : ''}cell ${cell ?? cell2}${name ? ')' : ''}`];
  });
  return frames.filter((frame, i) => frame !== frames[i - 1]);
}
