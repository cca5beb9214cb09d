import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, runLine } from '../run.js';

const bin = fileURLToPath(new URL('../../bin/manaus.js', import.meta.url));

interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: { readonly id: unknown };
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A process that serves, with its answers by id. */
function server(...options: string[]) {
  const child = spawn(process.execPath, [bin, 'serve', '--stdio', ...options], { cwd: folder });
  const messages: Message[] = [];
  const heard = new Set<() => void>();
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    messages.push(JSON.parse(line));
    for (const hear of heard) hear();
  });
  const until = (holds: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const hear = () => {
        const found = messages.find(holds);
        if (found === undefined) return;
        heard.delete(hear);
        resolve(found);
      };
      heard.add(hear);
      hear();
    });
  let next = 0;
  const send = (text: string) => void child.stdin.write(`${text}\n`);
  const ask = (method: string, params: object = {}) => {
    const id = next++;
    send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return { id, answer: until((message) => message.id === id) };
  };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const end = () => {
    child.stdin.end();
    return ended;
  };
  return { child, send, ask, until, end, ended, messages, err: () => err };
}

const odd = (id: string, puzzle: string) =>
  `{"jsonrpc":"2.0","id":${id},"method":"analyze","params":{"puzzle":${puzzle},"discs":2}}`;
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Lines that no client should send, of any size. */
const oddLines: readonly ((of: { size: number; json: string; text: string }) => string)[] = [
  ({ size }) => odd('"deep"', lists(size)),
  ({ size }) => odd(lists(size), '"hanoi"'),
  ({ size }) => '['.repeat(size) + '{"a":'.repeat(size),
  ({ size }) => odd('"long"', `"${'x'.repeat(2 ** 24 - 300 + (size % 600))}"`),
  ({ size }) => odd(`${2n ** 53n + BigInt(size)}`, '"nobody"'),
  ({ json }) => odd('"json"', json),
  ({ json }) => odd(json.replace(/^\d/, '"$&"'), '"hanoi"'),
  ({ json }) => json,
  ({ text }) => text.replaceAll('\n', ' '),
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-serve-'));
  const tower = "console.log('hello');\nexport default (n) => ({";
  const rules =
    "name: 'Reed', symbol: 'R', discs: n, capacities: [n, n], moves: [[false, true], [true, false]], stacking: 'free', goals: () => true });\n";
  writeFileSync(join(folder, 'reed.js'), tower + rules);
  writeFileSync(join(folder, 'endless.js'), 'export default () => { for (;;); };\n');
  writeFileSync(join(folder, 'exit.js'), 'process.exit(0);\nexport default 1;\n');
  writeFileSync(
    join(folder, 'prime.js'),
    'const isPrime = (n) => n > 1 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d);\nexport default (heap) => Array.from({ length: heap }, (_, left) => left).filter((left) => isPrime(heap - left));\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('manaus serve --stdio', () => {
  test('answers, survives whatever it is sent, and ends with its input', async () => {
    const { send, ask, until, end, err } = server();
    expect(await ask('version').answer).toMatchObject({ result: { protocol: 1 } });
    for (const line of ['{', '[]', '\u0000', '9'.repeat(400), '['.repeat(100_000), '"\\ud800"'])
      send(line);
    const nested = `{"jsonrpc":"2.0","id":"deep","method":"analyze","params":{"puzzle":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    send(nested);
    expect(await until(({ error }) => error?.code === -32700)).toBeTruthy();
    const analysis = await ask('analyze', { puzzle: 'manaus', discs: 4 }).answer;
    expect(analysis.result).toEqual(await json('analyze manaus --discs 4'));
    const refused = await ask('analyze', { puzzle: 'manaus', discs: 1 }).answer;
    const { err: said } = await runLine('analyze manaus --discs 1');
    expect([`manaus analyze: ${refused.error?.message}`]).toEqual(said);
    expect([await end(), err()]).toEqual([0, '']);
  });

  test('whatever the line, the next requests are answered, and the end of the input is the end', async () => {
    const { send, ask, end, err } = server('--parallel', '2');
    const drawn = fc.record({
      kind: fc.constantFrom(...oddLines.keys()),
      size: fc.integer({ min: 0, max: 200_000 }),
      json: fc.json(),
      text: fc.string({ unit: 'binary' }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 6 }), async (lines) => {
        for (const each of lines) send(oddLines[each.kind](each));
        const asked = [ask('version'), ask('outcome', { game: 'nim', position: [3, 5, 7] })];
        const [version, outcome] = await Promise.all(asked.map(({ answer }) => answer));
        expect([version, outcome]).toMatchObject([
          { result: { protocol: 1 } },
          { result: { outcome: 'N' } },
        ]);
      }),
      { numRuns: 40 },
    );
    expect([await end(), err()]).toEqual([0, '']);
  });

  test('a request that is too deep or too long fails by its name', async () => {
    const { send, until, end } = server();
    send(
      `{"jsonrpc":"2.0","id":"deep","method":"analyze","params":{"puzzle":${'['.repeat(14_000)}`,
    );
    send(
      `{"jsonrpc":"2.0","id":"long","method":"analyze","params":{"puzzle":"${'x'.repeat(2 ** 24)}"}}`,
    );
    for (const id of ['deep', 'long'])
      expect(await until((message) => message.id === id)).toMatchObject({
        error: { code: -32600 },
      });
    expect(await end()).toBe(0);
  });

  test('answers what it has read before the end of its input', async () => {
    const { ask, end, messages } = server('--parallel', '1');
    for (let discs = 2; discs < 8; discs++) void ask('analyze', { puzzle: 'manaus', discs });
    expect(await end()).toBe(0);
    expect(messages.filter(({ result }) => result !== undefined)).toHaveLength(6);
  });

  test('a long request is cancelled, while others are answered', async () => {
    const { ask, until, send, end } = server('--parallel', '2');
    const { id, answer } = ask('analyze', { puzzle: 'hanoi', discs: 19, explicit: false });
    await until(({ method, params }) => method === '$/progress' && params?.id === id);
    expect(await ask('outcome', { game: 'nim', position: '3,5,7' }).answer).toMatchObject({
      result: { outcome: 'N' },
    });
    send(JSON.stringify({ jsonrpc: '2.0', method: '$/cancel', params: { id } }));
    expect(await answer).toMatchObject({ error: { code: -32800 } });
    expect(await ask('grundy', { game: 'kayles', upto: 3 }).answer).toMatchObject({
      result: { values: [0, 1, 2, 3] },
    });
    expect(await end()).toBe(0);
  });

  test('code of the user prints elsewhere, ends alone, and is ended', async () => {
    const { ask, send, end, err } = server('--parallel', '2');
    const reed = await ask('analyze', { puzzle: 'reed.js', discs: 2 }).answer;
    expect(reed).toMatchObject({ result: { order: 6 } });
    expect(await ask('grundy', { game: 'prime.js', upto: 9 }).answer).toMatchObject({
      result: { outcomes: 'PPNNNNNNNP' },
    });
    const exited = await ask('analyze', { puzzle: 'exit.js', discs: 2 }).answer;
    expect(exited.error?.message).toBe('exit.js: it ended the command halfway');
    const { id, answer } = ask('analyze', { puzzle: 'endless.js', discs: 2 });
    send(JSON.stringify({ jsonrpc: '2.0', method: '$/cancel', params: { id } }));
    expect(await answer).toMatchObject({ error: { code: -32800 } });
    expect([await end(), err()]).toEqual([0, 'hello\n']);
  });

  test('ends when its reader is gone', async () => {
    const { child, ask, ended } = server();
    void ask('analyze', { puzzle: 'hanoi', discs: 19 });
    child.stdout.destroy();
    expect(await ended).toBe(0);
  });

  test('ends when its client is gone, though rules of the client never end', async () => {
    const { child, ask, ended } = server();
    void ask('analyze', { puzzle: 'endless.js', discs: 2 });
    child.stdin.end();
    child.stdout.destroy();
    expect(await ended).toBe(0);
  });

  test('is refused without --stdio', async () => {
    expect(await runLine('serve')).toMatchObject({
      code: 2,
      err: ['manaus serve: --stdio is required: the only way to serve'],
    });
  });
});
