import { afterEach, expect, test, vi } from 'vitest';
import type { Json, KernelOptions } from '../../client/extension/jupyterlite.js';
import { kernelClass } from '../../client/extension/kernel.js';
import type { WorkerPort, Workers } from '../../client/extension/worker-client.js';
import type { Answer, Output, Reply, Request } from '../../client/messages.js';

/** JupyterLite's base class, which notes what a kernel sends. */
class Base {
  readonly id: string;
  readonly executionCount = 1;
  readonly parentHeader = { msg_id: 'cell' };
  readonly sent: unknown[] = [];
  constructor({ id }: KernelOptions) {
    this.id = id;
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
  const kernel = new Kernel({ id: 'k', name: 'tslab', location: 'RTC:a', sendMessage() {} });
  return { kernel, asked };
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
