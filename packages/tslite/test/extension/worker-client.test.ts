import { expect, test } from 'vitest';
import type { ThreadPort } from '../../client/extension/threads.js';
import { WorkerClient, type WorkerPort } from '../../client/extension/worker-client.js';
import type { Output, Program, Reply, Request } from '../../client/messages.js';

/** A worker that does what a test says. */
class Stage implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  readonly asked: Request[] = [];
  ended = false;
  postMessage(request: Request): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: Reply): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

/** A thread that notes what it is given, and that it was ended. */
class StagedThread implements ThreadPort {
  readonly programs: Program[] = [];
  ended = 0;
  postMessage(program: Program): void {
    this.programs.push(program);
  }
  terminate(): void {
    this.ended++;
  }
}

const line: Output = { kind: 'stream', name: 'stdout', text: 'a\n' };

function staged() {
  const stages: Stage[] = [];
  const threads: StagedThread[] = [];
  const client = new WorkerClient({
    kernel() {
      const stage = new Stage();
      stages.push(stage);
      return stage;
    },
    thread() {
      const thread = new StagedThread();
      threads.push(thread);
      return thread;
    },
  });
  return { stages, threads, client };
}

test('answers and outputs go to the request that they belong to', async () => {
  const { stages, client } = staged();
  const [first, second]: Output[][] = [[], []];
  const a = client.ask({ kind: 'execute', code: 'a', cell: 1 }, (output) => first.push(output));
  const b = client.ask({ kind: 'execute', code: 'b', cell: 1 }, (output) => second.push(output));
  expect(stages[0].asked).toEqual([
    { kind: 'execute', code: 'a', cell: 1, id: 1 },
    { kind: 'execute', code: 'b', cell: 1, id: 2 },
  ]);
  stages[0].say({ kind: 'output', id: 2, output: line });
  stages[0].say({ kind: 'answer', id: 2, answer: 'two' });
  expect(client.busy).toBe(true);
  stages[0].say({ kind: 'answer', id: 1, answer: null });
  expect([await a, await b, first, second, client.busy]).toEqual([null, 'two', [], [line], false]);
});

test('what a timer puts out after the end of its cell is not lost', async () => {
  const { stages, client } = staged();
  const found: Output[] = [];
  const done = client.ask({ kind: 'execute', code: 'a', cell: 1 }, (output) => found.push(output));
  stages[0].say({ kind: 'answer', id: 1, answer: null });
  await done;
  stages[0].say({ kind: 'output', id: 1, output: line });
  expect(found).toEqual([line]);
});

test('a worker that is stuck is ended, what was asked of it is answered, and another one starts', async () => {
  const { stages, client } = staged();
  const stuck = client.ask({ kind: 'execute', code: 'for (;;);', cell: 1 });
  client.restart('ended');
  expect([await stuck, stages.length, stages[0].ended, client.busy]).toEqual([
    'ended',
    2,
    true,
    false,
  ]);
  stages[1].say({ kind: 'ready' });
  await client.ready;
});

test('a thread gets its program and is ended once, by its kernel or with it', () => {
  const { stages, threads, client } = staged();
  const program = (code: string): Program => ({ code, workerData: { me: code } });
  for (const thread of [1, 2])
    stages[0].say({ kind: 'thread', thread, program: program(`work(${thread})`) });
  stages[0].say({ kind: 'end-thread', thread: 1 });
  expect(threads.map(({ programs, ended }) => [programs, ended])).toEqual([
    [[program('work(1)')], 1],
    [[program('work(2)')], 0],
  ]);
  client.restart(null);
  expect(threads.map(({ ended }) => ended)).toEqual([1, 1]);

  stages[0].say({ kind: 'thread', thread: 3, program: program('too late') });
  expect(threads).toHaveLength(2);
  stages[1].say({ kind: 'thread', thread: 1, program: program('work(1)') });
  client.terminate();
  expect(threads.map(({ ended }) => ended)).toEqual([1, 1, 1]);
});
