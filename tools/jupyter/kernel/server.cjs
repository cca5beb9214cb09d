// The kernel's side of Jupyter's messaging protocol 5.3: requests in, replies and outputs out.
// https://jupyter-client.readthedocs.io/en/stable/messaging.html
'use strict';
const { format } = require('node:util');
const { cellError } = require('../../../packages/tslite/dist/cell-error.js');
const { fromTslab, startCells } = require('./cells.cjs');
const { History } = require('./history.cjs');
const { frames, inOrder, parse } = require('./wire.cjs');
const { Publisher, Reply, Router } = fromTslab('zeromq');

/** As tslab tells it: notebooks are stored with this description of their language. */
const LANGUAGE = {
  name: 'typescript',
  version: '3.7.2',
  mimetype: 'text/typescript',
  file_extension: '.ts',
  codemirror_mode: { mode: 'typescript', name: 'javascript', typescript: true },
};

const KERNEL_INFO = {
  status: 'ok',
  protocol_version: '5.3',
  implementation: 'tslab',
  implementation_version: fromTslab('../package.json').version,
  language_info: LANGUAGE,
  banner: 'TypeScript',
  help_links: [],
};

/** The reply to an expression that a front end asks for beside a cell. */
const NO_EXPRESSION = {
  status: 'error',
  ename: 'Unsupported',
  evalue: 'this kernel computes no user_expressions',
  traceback: [],
};

/** Binds the sockets of a connection, then answers what comes until it is told to end. */
async function serve({ transport, ip, key, ...ports }, folder) {
  const sockets = {
    iopub: new Publisher(),
    shell: new Router(),
    control: new Router(),
    stdin: new Router(),
    hb: new Reply(),
  };
  for (const [name, socket] of Object.entries(sockets))
    await socket.bind(`${transport}://${ip}:${ports[`${name}_port`]}`);
  const iopub = inOrder(sockets.iopub);
  const channels = new Map(
    [sockets.shell, sockets.control].map((socket) => [socket, inOrder(socket)]),
  );

  /** The execute request whose outputs are shown: late ones of a cell go to the one after it. */
  let shown = null;
  const waiting = [];
  let running = false;
  let count = 0;
  const history = new History();

  const publish = (type, content, request) =>
    iopub.send(frames(type, content, { identities: [type], parent: request?.header ?? {}, key }));
  const status = (execution_state, request) => publish('status', { execution_state }, request);
  const reply = ({ identities, header, socket }, content) =>
    channels.get(socket).send(
      frames(header.msg_type.replace(/_request$/, '_reply'), content, {
        identities,
        parent: header,
        key,
      }),
    );
  /** Sends an output of a cell; a silent one has none. */
  const output = (type, content) => {
    if (!shown?.content.silent) publish(type, content, shown);
  };

  const cells = startCells(folder, {
    write: (name, text) => output('stream', { name, text }),
    display: ({ data, metadata = {}, transient = {} }, update) =>
      output(update ? 'update_display_data' : 'display_data', { data, metadata, transient }),
  });

  const answers = {
    kernel_info_request: () => KERNEL_INFO,
    is_complete_request: ({ code }) => cells.isComplete(code),
    inspect_request: cells.inspect,
    complete_request: cells.complete,
    history_request: (content) => history.answer(content),
    comm_info_request: () => ({ status: 'ok', comms: {} }),
    interrupt_request() {
      cells.interrupt();
      return { status: 'ok' };
    },
    shutdown_request: ({ restart }) => ({ status: 'ok', restart }),
  };

  /** The reply to a request, or an error for one that nobody here knows. */
  function answerTo({ header: { msg_type: type }, content }) {
    if (answers[type] === undefined)
      return { status: 'error', ...cellError([[new Error(`${type} is not supported`)]], format) };
    try {
      return answers[type](content);
    } catch (error) {
      return { status: 'error', ...cellError([[error]], format) };
    }
  }

  async function handle(request) {
    const { msg_type: type } = request.header;
    if (type === 'execute_request') {
      waiting.push(request);
      return running || runWaiting();
    }
    status('busy', request);
    if (type.endsWith('_request')) reply(request, answerTo(request));
    // No target of comms is known here: the protocol has it closed at once.
    else if (type === 'comm_open')
      publish('comm_close', { comm_id: request.content.comm_id, data: {} }, request);
    status('idle', request);
    if (type === 'shutdown_request') await end();
  }

  async function runWaiting() {
    running = true;
    while (waiting.length > 0) await execute(waiting.shift());
    running = false;
  }

  async function execute(request) {
    const {
      code,
      silent = false,
      store_history: kept = true,
      stop_on_error: stops = true,
      user_expressions: asked = {},
    } = request.content;
    status('busy', request);
    shown = request;
    if (kept && !silent) history.add(++count, code);
    if (!silent) publish('execute_input', { code, execution_count: count }, request);
    const error = await cells.execute(code, count);
    if (error !== null) output('error', error);
    const aborted = error !== null && stops ? await arrived() : [];
    reply(request, {
      ...(error === null
        ? {
            status: 'ok',
            user_expressions: Object.fromEntries(
              Object.keys(asked).map((name) => [name, NO_EXPRESSION]),
            ),
            payload: [],
          }
        : { status: 'error', ...error }),
      execution_count: count,
    });
    status('idle', request);
    for (const each of aborted) {
      status('busy', each);
      reply(each, { status: 'aborted' });
      status('idle', each);
    }
  }

  /**
   * Takes the execute requests that are here before a reply leaves: all that were sent while the
   * cell ran, also those that its computing kept from being read.
   */
  async function arrived() {
    do await new Promise(setImmediate);
    while (sockets.shell.readable);
    return waiting.splice(0);
  }

  async function read(socket) {
    for await (const received of socket) {
      const message = parse(received, key);
      if (message !== null) void handle({ ...message, socket });
    }
  }

  async function end() {
    cells.close();
    await Promise.all([iopub, ...channels.values()].map(({ sent }) => sent()));
    for (const socket of Object.values(sockets)) socket.close();
    process.exit(0);
  }

  // A cell that computes is interrupted by Node itself; this is for one that waits.
  process.on('SIGINT', cells.interrupt);
  // What nobody waits for: a timer that throws, a promise that is rejected.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => {
      const { traceback } = cellError([[error]], format);
      output('stream', { name: 'stderr', text: `${traceback.join('\n')}\n` });
    });
  const echo = async () => {
    for await (const beat of sockets.hb) await sockets.hb.send(beat);
  };
  status('starting');
  await Promise.all([read(sockets.shell), read(sockets.control), echo()]);
}

module.exports = { serve };
