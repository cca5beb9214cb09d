import { describe, expect, test } from 'vitest';
import { MOST_REQUESTS, sessionOf } from '../../src/serve/session.js';
import type { Job } from '../../src/serve/threads.js';

/** A session with threads that answer when they are told to. */
function held() {
  const jobs: Job[] = [];
  const written: unknown[] = [];
  const threads = {
    start: (job: Job) => void jobs.push(job),
    cancel: (job: Job) => job.onEnd({ error: { code: -32800, message: 'cancelled' } }),
  };
  const session = sessionOf(threads, '1.2.3', (line) => written.push(JSON.parse(line)));
  const take = (...messages: unknown[]) => {
    for (const message of messages) session.take(JSON.stringify(message));
  };
  return { session, jobs, written, take };
}

const call = (id: unknown, method = 'analyze', params: unknown = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const result = (id: unknown, result: unknown) => ({ jsonrpc: '2.0', id, result });
const failed = (id: unknown, code: number) =>
  expect.objectContaining({ id, error: expect.objectContaining({ code }) });

describe('requests', () => {
  test('are answered in the order in which they are done', async () => {
    const { session, jobs, written, take } = held();
    take(call(1), call('b', 'solve', { puzzle: 'hanoi' }));
    await new Promise(setImmediate);
    expect(jobs.map(({ method }) => method)).toEqual(['analyze', 'solve']);
    jobs[1].onEnd({ document: '[2,\n3]\n' });
    jobs[0].onEnd({ document: '{}' });
    await session.idle();
    expect(written).toEqual([result('b', [2, 3]), result(1, {})]);
  });

  test('in a batch are answered together', async () => {
    const { session, jobs, written, take } = held();
    take([call(1), { jsonrpc: '2.0', method: 'solve' }, call(2), 7]);
    await new Promise(setImmediate);
    expect(jobs).toHaveLength(2);
    jobs[1].onEnd({ document: '2' });
    jobs[0].onEnd({ document: '1' });
    await session.idle();
    expect(written).toEqual([[result(1, 1), result(2, 2), failed(null, -32600)]]);
  });

  test('tell how far they are', async () => {
    const { session, jobs, written, take } = held();
    take(call(1));
    await new Promise(setImmediate);
    jobs[0].onProgress('distances', 0.5);
    jobs[0].onEnd({ document: '1' });
    await session.idle();
    const params = { id: 1, what: 'distances', share: 0.5 };
    expect(written[0]).toEqual({ jsonrpc: '2.0', method: '$/progress', params });
  });

  test('are cancelled by a notification; another id cancels nothing', async () => {
    const { session, jobs, written, take } = held();
    take(call(1), call(2), { jsonrpc: '2.0', method: '$/cancel', params: { id: 3 } });
    take({ jsonrpc: '2.0', method: '$/cancel', params: { id: 1 } });
    await new Promise(setImmediate);
    expect(written).toEqual([failed(1, -32800)]);
    jobs[1].onEnd({ document: '2' });
    await session.idle();
    expect(written).toHaveLength(2);
  });

  test('version says what there is', async () => {
    const { session, written, take } = held();
    take(call(1, 'version'));
    await session.idle();
    expect(written).toMatchObject([{ id: 1, result: { version: '1.2.3', protocol: 1 } }]);
  });
});

describe('anything but a request is answered, and changes nothing', () => {
  test.each<[string, string | null, number, unknown]>([
    ['no JSON', '{', -32700, null],
    ['too long a line', null, -32600, null],
    ['a number', '7', -32600, null],
    ['an empty batch', '[]', -32600, null],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"analyze"}', -32600, 1],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600, 1],
    ['an unknown method', JSON.stringify(call(1, 'draw')), -32601, 1],
    ['a method of objects', JSON.stringify(call(1, 'constructor')), -32601, 1],
    ['params by position', JSON.stringify(call(1, 'analyze', ['hanoi'])), -32600, 1],
    ['an id that is an object', JSON.stringify(call({})), -32600, null],
    ['an id that is null', JSON.stringify(call(null)), -32600, null],
  ])('%s', async (_, line, code, id) => {
    const { session, jobs, written } = held();
    session.take(line);
    await session.idle();
    expect(written).toEqual([failed(id, code)]);
    expect(jobs).toEqual([]);
  });

  test('an id that is under way', async () => {
    const { session, jobs, written, take } = held();
    take(call(1), call(1));
    await new Promise(setImmediate);
    expect(written).toEqual([failed(1, -32600)]);
    jobs[0].onEnd({ document: '1' });
    await session.idle();
    expect(written).toHaveLength(2);
  });

  test('a blank line has no answer', async () => {
    const { session, written } = held();
    session.take(' ');
    await session.idle();
    expect(written).toEqual([]);
  });

  test('a request more than can wait, until some are answered', async () => {
    const { jobs, written, take } = held();
    for (let id = 0; id <= MOST_REQUESTS; id++) take(call(id));
    await new Promise(setImmediate);
    expect(written).toEqual([failed(MOST_REQUESTS, -32000)]);
    jobs[0].onEnd({ document: '1' });
    take(call('next'));
    await new Promise(setImmediate);
    expect(jobs).toHaveLength(MOST_REQUESTS + 1);
  });

  test('long lines that wait, until they are answered', async () => {
    const { session, jobs, written, take } = held();
    const long = 'x'.repeat(2 ** 24 - 100);
    for (let id = 0; id < 5; id++) take(call(id, 'analyze', { puzzle: long }));
    await new Promise(setImmediate);
    expect(written).toEqual([failed(4, -32000)]);
    for (const job of jobs) job.onEnd({ document: '1' });
    await session.idle();
    take(call('next'));
    await new Promise(setImmediate);
    expect(jobs).toHaveLength(5);
  });
});
