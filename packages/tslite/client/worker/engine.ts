import { packages } from 'virtual:tslite/packages';
import setup from 'virtual:tslite/setup';
import { format } from 'node-inspect-extracted';
import { createConverter, isCompleteCode } from 'tslab/dist/converter.js';
import { createExecutor } from 'tslab/dist/executor.js';
import { printQuickInfo } from 'tslab/dist/inspect.js';
import { type CellError, cellError } from '../../src/cell-error.js';
import { type Bundle, withLastValues } from '../../src/last-values.js';
import type { Completeness, Completion } from '../messages.js';
import { nameCell } from '../stand-ins/vm.js';
import { disk } from './disk.js';
import { display, print } from './output.js';

/** Runs cells one after the other: tslab's own converter and executor. */
export interface Engine {
  execute(code: string, cell: number): Promise<CellError | null>;
  isComplete(code: string): Completeness;
  complete(code: string, at: number): Completion;
  /** The text on the name at a place; `null` where there is none. */
  inspect(code: string, at: number): string | null;
  /** Ends a cell that waits; the names of all cells stay. */
  interrupt(): void;
  /** Reads the declarations of all packages, so that the first cell need not. */
  warm(): void;
  close(): void;
}

const DISPLAY = Symbol.for('Jupyter.display');

/** A value that says how it is shown, by the convention of Jupyter's kernels for JavaScript. */
function ownDisplay(value: unknown): readonly Bundle[] {
  if (typeof value !== 'object' || value === null) return [];
  const show: unknown = Reflect.get(value, DISPLAY);
  return typeof show === 'function' ? [{ data: show.call(value), metadata: {} }] : [];
}

/** A cell that imports all packages. */
const importAll = Object.keys(packages)
  .map((name, i) => `import * as p${i} from ${JSON.stringify(name)};`)
  .join('\n');

/** Starts the engine of a notebook in a folder; what lies on the disk is there by then. */
export function startEngine(folder: string): Engine {
  disk.folder = folder;
  let reports: unknown[][] = [];
  const { displaysOf = ownDisplay } = setup({ display });
  const converter = createConverter({ isJS: false, isBrowser: false });
  const executor = withLastValues(createExecutor, { displaysOf, display })(
    folder,
    { node: converter, browser: converter, close: () => converter.close() },
    { log: print('stdout'), error: (...values: unknown[]) => void reports.push(values) },
  );
  return {
    async execute(code, cell) {
      reports = [];
      nameCell(cell);
      const done = await executor.execute(code);
      return done && reports.length === 0 ? null : cellError(reports, format);
    },
    isComplete(code) {
      const { completed, indent = '' } = isCompleteCode(code);
      return completed ? { status: 'complete' } : { status: 'incomplete', indent };
    },
    complete(code, at) {
      const { candidates, start, end } = executor.complete(code, at);
      return { matches: candidates, start, end };
    },
    inspect(code, at) {
      const info = executor.inspect(code, at);
      return info ? printQuickInfo(info) : null;
    },
    interrupt: () => executor.interrupt(),
    warm: () => void executor.inspect(importAll, 0),
    close: () => executor.close(),
  };
}
