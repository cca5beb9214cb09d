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

/** The fields of a reply to a cell that ended well. */
const ended = (asked = {}) => ({
  status: 'ok',
  payload: [],
  user_expressions: Object.fromEntries(Object.keys(asked).map((name) => [name, NO_EXPRESSION])),
});

const errorOf = (error) => cellError([[error]], format);

/** A kernel whose sockets are bound. */
class Kernel {
  #key;
  #sockets;
  #senders;
  #cells;
  #history = new History();
  #count = 0;
  /** The execute requests that wait for the one that runs. */
  #waiting = [];
  #running = false;
  /**
   * The execute request whose outputs are shown: late ones of a cell go to the one after it.
   * @type {ReturnType<typeof parse>}
   */
  #shown = null;

  constructor(sockets, key, folder) {
    this.#key = key;
    this.#sockets = sockets;
    const { iopub, shell, control } = sockets;
    this.#senders = new Map([iopub, shell, control].map((socket) => [socket, inOrder(socket)]));
    this.#cells = startCells(folder, {
      write: (name, text) => this.#output('stream', { name, text }),
      display: ({ data, metadata = {}, transient = {} }, update) =>
        this.#output(update ? 'update_display_data' : 'display_data', {
          data,
          metadata,
          transient,
        }),
    });
    // Node itself interrupts a cell that computes; this is for one that waits.
    process.on('SIGINT', () => this.#cells.interrupt());
    // What nobody waits for: a timer that throws, a promise that is rejected.
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => {
        const text = `${errorOf(error).traceback.join('\n')}\n`;
        this.#output('stream', { name: 'stderr', text });
      });
  }

  /** Answers what comes, until it is told to end. */
  async listen() {
    this.#status('starting');
    const { shell, control, hb } = this.#sockets;
    await Promise.all([this.#read(shell), this.#read(control), echo(hb)]);
  }

  async #read(socket) {
    for await (const received of socket) {
      const message = parse(received, this.#key);
      if (message !== null) void this.#handle({ ...message, socket });
    }
  }

  async #handle(request) {
    const { msg_type: type } = request.header;
    if (type === 'execute_request') {
      this.#waiting.push(request);
      return this.#running || this.#runWaiting();
    }
    this.#status('busy', request);
    if (type.endsWith('_request')) this.#reply(request, this.#answerTo(request));
    // No target of comms is known here: the protocol has it closed at once.
    else if (type === 'comm_open')
      this.#publish('comm_close', { comm_id: request.content.comm_id, data: {} }, request);
    this.#status('idle', request);
    if (type === 'shutdown_request') await this.#end();
  }

  /** The reply to a request; an error for one that nobody here knows. */
  #answerTo({ header: { msg_type: type }, content }) {
    try {
      const answer = this.#answers[type];
      if (answer === undefined) throw new Error(`${type} is not supported`);
      return answer(content);
    } catch (error) {
      return { status: 'error', ...errorOf(error) };
    }
  }

  #answers = {
    kernel_info_request: () => KERNEL_INFO,
    is_complete_request: ({ code }) => this.#cells.isComplete(code),
    inspect_request: (place) => this.#cells.inspect(place),
    complete_request: (place) => this.#cells.complete(place),
    history_request: (asked) => this.#history.answer(asked),
    comm_info_request: () => ({ status: 'ok', comms: {} }),
    interrupt_request: () => {
      this.#cells.interrupt();
      return { status: 'ok' };
    },
    shutdown_request: ({ restart }) => ({ status: 'ok', restart }),
  };

  async #runWaiting() {
    this.#running = true;
    while (this.#waiting.length > 0) await this.#execute(this.#waiting.shift());
    this.#running = false;
  }

  async #execute(request) {
    const { code, silent, store_history, stop_on_error, user_expressions } = request.content;
    this.#shown = request;
    this.#status('busy', request);
    if (!silent && store_history !== false) this.#history.add(++this.#count, code);
    const execution_count = this.#count;
    this.#output('execute_input', { code, execution_count });
    const error = await this.#cells.execute(code, execution_count);
    if (error !== null) this.#output('error', error);
    const aborted = error !== null && stop_on_error !== false ? await this.#arrived() : [];
    const result = error === null ? ended(user_expressions) : { status: 'error', ...error };
    this.#reply(request, { ...result, execution_count });
    this.#status('idle', request);
    for (const each of aborted) this.#abort(each);
  }

  /**
   * Takes the execute requests that are here before a reply leaves: all that were sent while the
   * cell ran, also those that its computing kept from being read.
   */
  async #arrived() {
    do await new Promise(setImmediate);
    while (this.#sockets.shell.readable);
    return this.#waiting.splice(0);
  }

  #abort(request) {
    this.#status('busy', request);
    this.#reply(request, { status: 'aborted' });
    this.#status('idle', request);
  }

  #reply({ identities, header, socket }, content) {
    const type = header.msg_type.replace(/_request$/, '_reply');
    this.#send(socket, type, content, { identities, parent: header });
  }

  /** Sends an output of the cell that is shown; a silent one has none. */
  #output(type, content) {
    if (!this.#shown?.content.silent) this.#publish(type, content, this.#shown);
  }

  #status(execution_state, request) {
    this.#publish('status', { execution_state }, request);
  }

  #publish(type, content, request) {
    const parent = request?.header ?? {};
    this.#send(this.#sockets.iopub, type, content, { identities: [type], parent });
  }

  #send(socket, type, content, { identities, parent }) {
    const message = frames(type, content, { identities, parent, key: this.#key });
    const sender = this.#senders.get(socket);
    if (sender === undefined) throw new Error(`no ${type} leaves by this socket`);
    sender.send(message);
  }

  async #end() {
    this.#cells.close();
    await Promise.all([...this.#senders.values()].map(({ sent }) => sent()));
    for (const socket of Object.values(this.#sockets)) socket.close();
    process.exit(0);
  }
}

/** Sends the beats of the heart back. */
async function echo(socket) {
  for await (const beat of socket) await socket.send(beat);
}

/** Binds the sockets of a connection, then answers as a kernel of the notebook in a folder. */
async function serve({ transport, ip, key, ...ports }, folder) {
  // ZeroMQ drops what a slow reader leaves over a limit, which is set before anybody connects.
  const unlimited = { sendHighWaterMark: 0 };
  const sockets = {
    iopub: new Publisher(unlimited),
    shell: new Router(unlimited),
    control: new Router(unlimited),
    stdin: new Router(),
    hb: new Reply(),
  };
  for (const [name, socket] of Object.entries(sockets))
    await socket.bind(`${transport}://${ip}:${ports[`${name}_port`]}`);
  await new Kernel(sockets, key, folder).listen();
}

module.exports = { serve };
