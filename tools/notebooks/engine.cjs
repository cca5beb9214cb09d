// The child of execute.cjs: tslab's converter and executor, one cell per message. It uses tslab's
// dist files: tslab is pinned exactly.
'use strict';
const util = require('node:util');

const folder = process.argv[2];
// tslab resolves modules from the working folder as it is when tslab is loaded.
process.chdir(folder);
const { sys } = require(
  require.resolve('@tslab/typescript-for-tslab', { paths: [require.resolve('tslab')] }),
);
const { createConverter } = require('tslab/dist/converter');
const { createExecutor } = require('tslab/dist/executor');
const jupyter = require('tslab/dist/jupyter');
const { cellError } = require('../../packages/tslite/dist/cell-error.js');
const { nameCell } = require('./cell-names.cjs');
const { richExecutor } = require('./last-value.cjs');

// Files do not change while a notebook runs: a late notice of a build would break the cell that is
// being compiled.
const unwatched = () => ({ close() {} });
Object.assign(sys, { watchFile: unwatched, watchDirectory: unwatched });

let outputs = [];
let reports = [];
let count = 0;
const displays = new Map();

function stream(name, text) {
  const last = outputs.at(-1);
  if (last?.output_type === 'stream' && last.name === name) last.text += text;
  else outputs.push({ output_type: 'stream', name, text });
}

/**
 * @param {{ data: object, metadata?: object, transient?: { display_id?: string } }} bundle
 * @param {boolean} update
 */
function display({ data, metadata = {}, transient = {} }, update) {
  const output = { output_type: 'display_data', data, metadata };
  const id = transient.display_id;
  if (update && displays.has(id)) return Object.assign(displays.get(id), output);
  outputs.push(output);
  if (id) displays.set(id, output);
}

jupyter.lastWriteDisplayData = display;
for (const name of ['stdout', 'stderr'])
  process[name].write = (chunk) => {
    stream(name, String(chunk));
    return true;
  };
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error) => {
    reports.push([error]);
  });

const converter = createConverter({ isJS: false, isBrowser: false });
const executor = richExecutor(createExecutor, jupyter)(
  process.cwd(),
  { node: converter, browser: converter, close: () => converter.close() },
  {
    log: (...values) => stream('stdout', `${util.format(...values)}\n`),
    error: (...values) => void reports.push(values),
  },
);

const lines = (output) =>
  output.output_type === 'stream' ? { ...output, text: output.text.split(/(?<=\n)/) } : output;

async function runCell(source) {
  outputs = [];
  reports = [];
  nameCell(++count);
  const started = Date.now();
  const done = await executor.execute(source);
  // Rejections that nobody handles surface after the cell.
  await new Promise((resolve) => setTimeout(resolve, 5));
  const error = done && reports.length === 0 ? null : cellError(reports, util.format);
  process.send?.({ outputs: outputs.map(lines), error, milliseconds: Date.now() - started });
}

/** @param {{ end?: true, source: string }} message */
function take(message) {
  if (message.end) {
    executor.close();
    process.send?.({ ended: true }, () => process.exit(0));
  } else runCell(message.source);
}
process.on('message', take);
process.send?.({ ready: true });
