// tslab's converter and executor, as a kernel asks them.
'use strict';
const { format } = require('node:util');
const { createRequire } = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const { cellError } = require(path.join(root, 'packages/tslite/dist/cell-error.js'));
const { pointsAt, unitsAt } = require(path.join(root, 'packages/tslite/dist/code-points.js'));
const { nameCell } = require(path.join(root, 'tools/notebooks/cell-names.cjs'));
const { richExecutor } = require(path.join(root, 'tools/notebooks/last-value.cjs'));
const fromTslab = createRequire(path.join(root, 'node_modules/tslab/dist/main.js'));
const { createConverter, isCompleteCode } = fromTslab('./converter.js');
const { createExecutor } = fromTslab('./executor.js');
const { printQuickInfo } = fromTslab('./inspect.js');
const jupyter = fromTslab('./jupyter.js');

/**
 * Starts what runs the cells of a notebook.
 * @param {string} folder the notebook's
 * @param {{ write: Function, display: Function }} outputs where outputs go: texts by the name of
 *   their stream, and bundles, which may take the place of earlier ones
 */
function startCells(folder, { write, display }) {
  for (const name of ['stdout', 'stderr'])
    process[name].write = (chunk, encoding, done) => {
      const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
      write(name, text);
      const called = typeof encoding === 'function' ? encoding : done;
      if (called) process.nextTick(called);
      return true;
    };
  jupyter.lastWriteDisplayData = display;
  let reports = [];
  const converter = createConverter({ isJS: false, isBrowser: false });
  const executor = richExecutor(createExecutor, jupyter)(
    folder,
    { node: converter, browser: converter, close: () => converter.close() },
    { log: console.log, error: (...values) => reports.push(values) },
  );
  return {
    /** Runs a cell; its error, or `null`. */
    async execute(code, count) {
      reports = [];
      nameCell(count);
      const done = await executor.execute(code).catch((error) => reports.push([error]) === 0);
      return done && reports.length === 0 ? null : cellError(reports, format);
    },
    interrupt: () => executor.interrupt(),
    isComplete(code) {
      const { completed, indent } = isCompleteCode(code);
      return completed ? { status: 'complete' } : { status: 'incomplete', indent };
    },
    inspect({ code, cursor_pos: at }) {
      const info = executor.inspect(code, unitsAt(code, at));
      const data = info ? { 'text/plain': printQuickInfo(info) } : {};
      return { status: 'ok', found: Boolean(info), data, metadata: {} };
    },
    complete({ code, cursor_pos: at }) {
      const { candidates, start, end } = executor.complete(code, unitsAt(code, at));
      const [cursor_start, cursor_end] = [pointsAt(code, start), pointsAt(code, end)];
      return { status: 'ok', matches: candidates, cursor_start, cursor_end, metadata: {} };
    },
    close: () => executor.close(),
  };
}

module.exports = { fromTslab, startCells };
