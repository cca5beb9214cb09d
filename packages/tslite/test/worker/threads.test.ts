import { expect, test } from 'vitest';
import { type Program, state } from '../../client/worker/thread-messages.js';
import { startThreads, type ThreadPort } from '../../client/worker/threads.js';

/** Threads that run what they are given at once, but for programs that never end. */
function staged(count: number) {
  const programs: Program[] = [];
  let ended = 0;
  const start = (): ThreadPort => ({
    terminate: () => void ended++,
    postMessage(program) {
      if (program.code !== '') programs.push(program);
      if (program.code !== 'for (;;);') Atomics.store(program.flag, 0, state.idle);
    },
  });
  return { threads: startThreads(count, start, 5), programs, ended: () => ended };
}

test('a program runs in a thread that is free, with its data, and frees it at its end', () => {
  const { threads, programs, ended } = staged(2);
  expect(threads.idle()).toBe(2);
  const worker = new threads.Worker('work()', { workerData: { me: 1 } });
  worker.unref();
  worker.terminate();
  expect(programs.map(({ code, workerData }) => [code, workerData])).toEqual([
    ['work()', { me: 1 }],
  ]);
  expect([threads.idle(), ended()]).toEqual([2, 0]);
});

test('no more programs than threads; one that does not end gives way to a new thread', () => {
  const { threads, ended } = staged(1);
  const stuck = new threads.Worker('for (;;);', {});
  expect(threads.idle()).toBe(0);
  expect(() => new threads.Worker('work()', {})).toThrow(
    expect.objectContaining({ code: 'ERR_WORKER_INIT_FAILED' }),
  );
  stuck.terminate();
  stuck.terminate();
  expect([threads.idle(), ended()]).toEqual([1, 1]);
});
