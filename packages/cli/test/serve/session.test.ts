import { describe, expect, test } from 'vitest';
import { MOST_DEPTH, MOST_REQUESTS, sessionOf } from '../../src/serve/session.js';
import type { Job } from '../../src/serve/threads.js';
import type { Line } from '../../src/shell/lines.js';

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

/** Lists in lists. */
const nested = (depth: number): object =>
  JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);

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

  test('with ids beyond 2^53 are told apart', async () => {
    const jobs: Job[] = [];
    const written: string[] = [];
    const threads = { start: (job: Job) => void jobs.push(job), cancel: () => {} };
    const session = sessionOf(threads, '1.2.3', (line) => written.push(line));
    const ids = ['9007199254740992', '9007199254740993', '-90071992547409930000'];
    for (const id of ids) session.take(`{"jsonrpc":"2.0","id":${id},"method":"analyze"}`);
    await new Promise(setImmediate);
    jobs[1].onProgress('distances', 0.5);
    for (const job of jobs) job.onEnd({ document: '1' });
    await session.idle();
    expect(written[0]).toContain('"params":{"id":9007199254740993,');
    expect(written.slice(1)).toEqual(ids.map((id) => `{"jsonrpc":"2.0","id":${id},"result":1}`));
  });

  test('that cannot be handed over fail, and their id is free again', async () => {
    const written: unknown[] = [];
    const start = () => {
      throw new RangeError('too deep');
    };
    const session = sessionOf({ start, cancel: () => {} }, '1.2.3', (line) =>
      written.push(JSON.parse(line)),
    );
    for (const _ of [1, 2]) session.take(JSON.stringify(call(1)));
    await session.idle();
    expect(written).toEqual([failed(1, -32603), failed(1, -32603)]);
  });

  test('say that they are under way when they are asked to', async () => {
    const { session, jobs, written, take } = held();
    session.beat();
    take(call(1), call(2));
    await new Promise(setImmediate);
    session.beat();
    for (const job of jobs) job.onEnd({ document: '1' });
    await session.idle();
    expect(written[0]).toMatchObject({ method: '$/progress', params: { id: 1, share: null } });
  });

  test('version says what there is', async () => {
    const { session, written, take } = held();
    take(call(1, 'version'));
    await session.idle();
    expect(written).toMatchObject([{ id: 1, result: { version: '1.2.3', protocol: 1 } }]);
  });
});

describe('anything but a request is answered, and changes nothing', () => {
  test.each<[string, Line, number, unknown]>([
    ['no JSON', '{', -32700, null],
    [
      'too long a line',
      { beginning: '{"jsonrpc":"2.0","id":"a\\"b","method":"anal' },
      -32600,
      'a"b',
    ],
    ['too long a line without an id', { beginning: 'x'.repeat(4096) }, -32600, null],
    ['too long a batch', { beginning: '[{"id":1,"method":"analyze"},' }, -32600, null],
    ['an id inside of something', { beginning: '{"params":{"id":1},"id":2,' }, -32600, 2],
    ['a line that is too deep', JSON.stringify(call(3, 'analyze', nested(MOST_DEPTH))), -32600, 3],
    [
      'a number without a value',
      '{"jsonrpc":"2.0","id":4,"method":"a","params":{"b":1e999}}',
      -32600,
      4,
    ],
    ['an id that is no whole number', JSON.stringify(call(0.5)), -32600, null],
    ['an id that is too long', JSON.stringify(call('x'.repeat(1001))), -32600, null],
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
