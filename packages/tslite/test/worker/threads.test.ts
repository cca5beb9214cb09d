import { expect, test } from 'vitest';
import type { Reply } from '../../client/messages.js';
import { MOST_THREADS, threadClass } from '../../client/worker/threads.js';

function staged() {
  const said: Reply[] = [];
  const Worker = threadClass((reply) => void said.push(reply));
  return { said, Worker };
}

test('the page is told of a program with its data, and once of its end', () => {
  const { said, Worker } = staged();
  const workers = [1, 2].map((me) => new Worker(`work(${me})`, { workerData: { me } }));
  for (const worker of [workers[1], workers[1]]) {
    worker.unref();
    worker.terminate();
  }
  expect(said).toEqual([
    { kind: 'thread', thread: 1, program: { code: 'work(1)', workerData: { me: 1 } } },
    { kind: 'thread', thread: 2, program: { code: 'work(2)', workerData: { me: 2 } } },
    { kind: 'end-thread', thread: 2 },
  ]);
});

test('no more threads at once than a tab has; one that has ended makes room', () => {
  const { Worker } = staged();
  const workers = Array.from({ length: MOST_THREADS }, () => new Worker('work()', {}));
  expect(() => new Worker('work()', {})).toThrow(
    expect.objectContaining({ code: 'ERR_WORKER_INIT_FAILED' }),
  );
  workers[0].terminate();
  expect(() => new Worker('work()', {})).not.toThrow();
});

test('data that cannot be sent leaves no thread behind', () => {
  let isRefused = true;
  const Worker = threadClass(() => {
    if (isRefused) throw new DOMException('could not be cloned', 'DataCloneError');
  });
  for (let i = 0; i < MOST_THREADS; i++)
    expect(() => new Worker('work()', {})).toThrow('could not be cloned');
  isRefused = false;
  expect(() => new Worker('work()', {})).not.toThrow();
});
