import { expect, test } from 'vitest';
import { WorkerClient, type WorkerPort } from '../../client/extension/worker-client.js';
import type { Output, Reply, Request } from '../../client/messages.js';

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

const line: Output = { kind: 'stream', name: 'stdout', text: 'a\n' };

function staged() {
  const stages: Stage[] = [];
  const client = new WorkerClient(() => {
    stages.push(new Stage());
    return stages.at(-1) as Stage;
  });
  return { stages, client };
}

test('answers and outputs go to the request that they belong to', async () => {
  const { stages, client } = staged();
  const [first, second]: Output[][] = [[], []];
  const a = client.ask({ kind: 'execute', code: 'a' }, (output) => first.push(output));
  const b = client.ask({ kind: 'execute', code: 'b' }, (output) => second.push(output));
  expect(stages[0].asked).toEqual([
    { kind: 'execute', code: 'a', id: 1 },
    { kind: 'execute', code: 'b', id: 2 },
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
  const done = client.ask({ kind: 'execute', code: 'a' }, (output) => found.push(output));
  stages[0].say({ kind: 'answer', id: 1, answer: null });
  await done;
  stages[0].say({ kind: 'output', id: 1, output: line });
  expect(found).toEqual([line]);
});

test('a worker that is stuck is ended, what was asked of it is answered, and another one starts', async () => {
  const { stages, client } = staged();
  const stuck = client.ask({ kind: 'execute', code: 'for (;;);' });
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
