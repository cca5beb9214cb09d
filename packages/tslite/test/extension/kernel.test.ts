import { afterEach, expect, test, vi } from 'vitest';
import type { Json, KernelOptions, Message } from '../../client/extension/jupyterlite.js';
import { kernelClass } from '../../client/extension/kernel.js';
import type { WorkerPort, Workers } from '../../client/extension/worker-client.js';
import type { Answer, Output, Reply, Request } from '../../client/messages.js';

/** JupyterLite's base class, which notes what a kernel sends. */
class Base {
  readonly id: string;
  readonly executionCount = 1;
  readonly parentHeader = { msg_id: 'cell' };
  readonly sent: unknown[] = [];
  readonly #sendMessage: KernelOptions['sendMessage'];
  constructor({ id, sendMessage }: KernelOptions) {
    this.id = id;
    this.#sendMessage = sendMessage;
  }
  stream(content: Json) {
    this.sent.push(content);
  }
  displayData(content: Json) {
    this.sent.push(content);
  }
  updateDisplayData(content: Json) {
    this.sent.push({ update: content });
  }
  publishExecuteError(content: Json) {
    this.sent.push({ error: content });
  }
  dispose() {}
  /** As JupyterLite's: its cells, and nothing else. */
  async handleMessage(message: Message) {
    if (message.header.msg_type !== 'execute_request') return;
    const run: unknown = Reflect.get(this, 'executeRequest');
    if (typeof run !== 'function') return;
    const content = await run.call(this, message.content);
    const header = { ...message.header, msg_type: 'execute_reply' };
    this.#sendMessage({ ...message, header, parent_header: message.header, content });
  }
}

const noThread = () => {
  throw new Error('no cell here asks for threads');
};

/** Starts a kernel whose worker says what `react` returns for each request. */
function started(react: (request: Request) => readonly Reply[]) {
  const asked: Request[] = [];
  const kernelWorker = (): WorkerPort => {
    const port: WorkerPort = {
      onmessage: null,
      terminate: () => void asked.push({ kind: 'interrupt' }),
      postMessage(request) {
        asked.push(request);
        for (const data of react(request)) port.onmessage?.(new MessageEvent('message', { data }));
      },
    };
    return port;
  };
  const workers: Workers = { kernel: kernelWorker, thread: noThread };
  const contents = {
    get: async (path: string) => ({ path, type: 'directory', content: [] }),
    save: async () => {},
    fileChanged: { connect() {}, disconnect() {} },
  };
  const Kernel = kernelClass(Base, contents, workers);
  const messages: Message[] = [];
  const sendMessage = (message: Message) => void messages.push(message);
  const kernel = new Kernel({ id: 'k', name: 'tslab', location: 'RTC:a', sendMessage });
  return { kernel, asked, messages };
}

const answers =
  (answer: Answer, ...outputs: Output[]) =>
  (request: Request): readonly Reply[] => {
    if (request.kind === 'start') return [{ kind: 'ready' }];
    if (!('id' in request)) return [];
    const { id } = request;
    return [
      ...outputs.map((output) => ({ kind: 'output', id, output }) as const),
      { kind: 'answer', id, answer },
    ];
  };

afterEach(() => void vi.useRealTimers());

test('a cell shows what it prints and displays, in order, in the folder of its notebook', async () => {
  const { kernel, asked } = started(
    answers(
      null,
      { kind: 'stream', name: 'stdout', text: 'a\n' },
      { kind: 'display', data: { 'text/html': '<b>' }, metadata: {}, display: 'd', update: true },
    ),
  );
  expect(await kernel.executeRequest({ code: 'x' })).toMatchObject({ status: 'ok' });
  expect(Reflect.get(kernel, 'sent')).toEqual([
    { name: 'stdout', text: 'a\n' },
    { update: { data: { 'text/html': '<b>' }, metadata: {}, transient: { display_id: 'd' } } },
  ]);
  expect(asked).toContainEqual({ kind: 'start', folder: '/a' });
});

test('a cell that fails says why', async () => {
  const error = { ename: 'E', evalue: 'bad', traceback: ['E: bad'] };
  const { kernel } = started(answers(error));
  expect(await kernel.executeRequest({ code: 'x' })).toMatchObject({ status: 'error', ...error });
  expect(Reflect.get(kernel, 'sent')).toEqual([{ error }]);
});

const request = (msg_type: string, content: Json = {}, made = Date.now()): Message => ({
  channel: 'shell',
  header: { msg_type, date: new Date(made).toISOString(), msg_id: 'm', session: 's' },
  parent_header: {},
  metadata: {},
  content,
});

/** The types of messages and their statuses. */
const told = (messages: readonly Message[]) =>
  messages.map(({ header, content }) => [
    header.msg_type,
    content.status ?? content.execution_state,
  ]);

const failed = { ename: 'E', evalue: 'bad', traceback: ['E: bad'] };

test('cells that wait behind an error are aborted, and those that come after it run', async () => {
  const { kernel, asked, messages } = started(answers(failed));
  const cell = { code: 'x', stop_on_error: true };
  const queued = request('execute_request', cell, Date.now() - 1000);
  await kernel.handleMessage(queued);
  await kernel.handleMessage(queued);
  expect(told(messages)).toEqual([
    ['execute_reply', 'error'],
    ['status', 'busy'],
    ['execute_reply', 'aborted'],
    ['status', 'idle'],
  ]);
  expect(messages[2].parent_header).toBe(queued.header);
  await kernel.handleMessage(request('execute_request', cell, Date.now() + 1000));
  expect(asked.filter(({ kind }) => kind === 'execute')).toHaveLength(2);
});

/**
 * Hands in requests as JupyterLite 0.8 does: one at a time, and none of those that wait after a
 * reply that says `error`, unless the cause was an interrupt.
 */
async function handIn(
  { kernel, messages }: ReturnType<typeof started>,
  requests: readonly Message[],
): Promise<void> {
  for (const each of requests) {
    await kernel.handleMessage(each);
    const { header, content, metadata } = messages.at(-1) ?? each;
    const isReply = header.msg_type === 'execute_reply';
    if (isReply && content.status === 'error' && metadata.cause !== 'interrupt') return;
  }
}

test('requests that are sent at once each have an answer, whatever became of the first', async () => {
  const made = Date.now() - 1000;
  for (const [stop_on_error, status] of [
    [true, 'aborted'],
    [false, 'error'],
  ]) {
    const lite = started(answers(failed));
    const cells = [1, 2, 3].map(() =>
      request('execute_request', { code: 'x', stop_on_error }, made),
    );
    await handIn(lite, [...cells, request('comm_info_request')]);
    const replies = lite.messages.filter(({ header }) => header.msg_type.endsWith('_reply'));
    expect(replies.map(({ content }) => content.status)).toEqual(['error', status, status, 'ok']);
  }
});

test('cells that wait behind an error run where it does not stop them', async () => {
  const { kernel, asked } = started(answers(failed));
  const queued = request('execute_request', { code: 'x', stop_on_error: false }, 0);
  for (let i = 0; i < 3; i++) await kernel.handleMessage(queued);
  expect(asked.filter(({ kind }) => kind === 'execute')).toHaveLength(3);
});

test('comms have an answer: there are none', async () => {
  const { kernel, messages } = started(answers(null));
  await kernel.handleMessage(request('comm_info_request'));
  expect(messages[1].content).toEqual({ status: 'ok', comms: {} });
});

test('a cell is complete or goes on, as the compiler sees it', async () => {
  const open = { status: 'incomplete', indent: '  ' } as const;
  const { kernel } = started(answers(open));
  expect(await kernel.isCompleteRequest({ code: 'f(' })).toEqual(open);
});

test('completion and inspection answer in the words of Jupyter', async () => {
  const { kernel } = started(answers({ matches: ['hanoi'], start: 0, end: 2 }));
  const place = { code: 'ha', cursor_pos: 2 };
  expect(await kernel.completeRequest(place)).toMatchObject({
    matches: ['hanoi'],
    cursor_start: 0,
    cursor_end: 2,
  });
  const told = started(answers('const x: number')).kernel;
  expect(await told.inspectRequest(place)).toMatchObject({
    found: true,
    data: { 'text/plain': 'const x: number' },
  });
  expect(await started(answers(null)).kernel.inspectRequest(place)).toMatchObject({ found: false });
});

test('a cell that computes for ever is ended with its worker, and says that the names are gone', async () => {
  vi.useFakeTimers();
  const { kernel, asked } = started((request) =>
    request.kind === 'start' ? [{ kind: 'ready' }] : [],
  );
  const run = kernel.executeRequest({ code: 'for (;;);' });
  await vi.advanceTimersByTimeAsync(10);
  const interrupted = kernel.interrupt();
  await vi.advanceTimersByTimeAsync(2000);
  await interrupted;
  expect(await run).toMatchObject({ ename: 'Interrupted' });
  expect(asked.filter(({ kind }) => kind === 'start')).toHaveLength(2);
});
