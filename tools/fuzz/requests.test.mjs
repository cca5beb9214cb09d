// Lines that a client sends to manaus serve: each is answered as JSON-RPC 2.0 says, never by an
// internal failure, in one line.

import { lagoon } from '@manaus/testing/lagoon';
import { expect } from 'vitest';
import { answerTask } from '../../packages/cli/src/serve/answer-task.ts';
import { outcomeOf } from '../../packages/cli/src/serve/outcome.ts';
import { sessionOf } from '../../packages/cli/src/serve/session.ts';
import { fuzz } from './budget.mjs';
import { mutants } from './mutants.mjs';

const call = (method, params) => ({ jsonrpc: '2.0', id: 1, method, params });
const messages = [
  call('version', {}),
  call('analyze', { puzzle: 'manaus', discs: 4 }),
  call('analyze', { puzzle: lagoon, discs: 3, explicit: true }),
  call('solve', { puzzle: 'manaus', from: '1/2/3' }),
  call('states', { puzzle: 'london', discs: 2, capacities: [2, 2, 1] }),
  call('graph', { puzzle: 'hanoi', discs: 2, pegs: 4, attributes: true }),
  call('outcome', { game: 'moore', position: [2, 7], k: 2, misere: true }),
  call('grundy', { subtract: [2, 3, 5], upto: 9 }),
  call('classify', { subtract: [1, 10], upto: 9, guess: 2 }),
  { jsonrpc: '2.0', method: '$/cancel', params: { id: 1 } },
  [call('version', {}), { jsonrpc: '2.0', method: 'solve' }, 7],
].map((message) => JSON.stringify(message));

/** True for work that a bound would not refuse, and that takes longer than a fuzzer waits. */
const isLong = ({ method, params }) =>
  method === 'ledger' ||
  Object.values(params).some((value) => /\d{2}/.test(JSON.stringify(value))) ||
  String(params.from ?? '').length > 9;

/** Threads that do the work at once, in this one. */
const threads = {
  cancel: () => {},
  start(job) {
    if (isLong(job)) job.onEnd({ document: 'null' });
    else void answerTask(job, () => {}).then((message) => job.onEnd(outcomeOf(message)));
  },
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The names of the requests of a line that have an answer; `null` for one that is malformed. */
const idsOf = (message) =>
  [message].flat().map((each) => (['string', 'number'].includes(typeof each?.id) ? each.id : null));

function expectAnswer(answer, ids, line) {
  expect(answer.jsonrpc, line).toBe('2.0');
  expect([null, ...ids], line).toContain(answer.id);
  if (answer.error === undefined) return expect(answer, line).toHaveProperty('result');
  expect([-32700, -32600, -32601, -32602, -32000], line).toContain(answer.error.code);
  expect(answer.error.message, line).toMatch(/^[^\p{Cc}\u2028\u2029]{1,300}$/u);
}

fuzz('requests to serve', 200, mutants(messages), async (line) => {
  const written = [];
  const session = sessionOf(threads, '1.2.3', (text) => written.push(text));
  for (const each of line.split('\n')) session.take(each);
  await session.idle();
  expect(written.length, line).toBeLessThanOrEqual(line.split('\n').length);
  const ids = line.split('\n').flatMap((each) => idsOf(parsed(each)));
  for (const text of written) {
    expect(text, line).not.toContain('\n');
    for (const answer of [JSON.parse(text)].flat()) expectAnswer(answer, ids, line);
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
});
