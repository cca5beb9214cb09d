// Starts tslab's kernel from this repository's own node_modules: Jupyter needs to know this folder
// only (JUPYTER_PATH).
'use strict';
const path = require('node:path');
const root = path.resolve(__dirname, '../../../..');
const { richExecutor } = require(path.join(root, 'tools/notebooks/last-value.cjs'));
const fromTslab = require('node:module').createRequire(
  path.join(root, 'node_modules/tslab/dist/main.js'),
);

// tslab never awaits send(), and zeromq 6 throws EBUSY after 512 pending sends: send at once when
// possible, queue otherwise.
const { Publisher } = fromTslab('zeromq');
const send = Publisher.prototype.send;
const states = new WeakMap(); // sockets are not extensible

async function drain(socket, state) {
  while (state.queue.length > 0) {
    try {
      await send.call(socket, state.queue[0]);
      state.queue.shift();
    } catch (error) {
      if (error.code !== 'EBUSY') throw error;
      await new Promise(setImmediate);
    }
  }
  state.busy = null;
}

function stateOf(socket) {
  if (!states.has(socket)) {
    states.set(socket, { queue: [], busy: null });
    socket.sendHighWaterMark = 0;
  }
  return states.get(socket);
}

function sendInOrder(message) {
  const state = stateOf(this);
  if (state.busy === null) {
    try {
      const sent = send.call(this, message);
      sent.catch(() => {});
      return sent;
    } catch (error) {
      if (error.code !== 'EBUSY') throw error;
    }
  }
  state.queue.push(message);
  state.busy ??= drain(this, state);
  return state.busy;
}

// The inherited method is read-only: an assignment would do nothing, silently.
Object.defineProperty(Publisher.prototype, 'send', {
  configurable: true,
  writable: true,
  value: sendInOrder,
});

/** A wrong input shows its one line, without the stack of the code that found it. */
const errorText = (error) =>
  error instanceof Error && error.name === 'InputError' ? `${error.name}: ${error.message}` : error;

// The main module looks the function up when it starts: what is put here is what it calls.
const executors = fromTslab('./executor.js');
const create = richExecutor(executors.createExecutor, fromTslab('./jupyter.js'));
executors.createExecutor = (folder, converters, { log, error }) =>
  create(folder, converters, { log, error: (...values) => error(...values.map(errorText)) });
fromTslab('./main.js').startKernel({ configPath: process.argv[2], enableFindLocal: false });
