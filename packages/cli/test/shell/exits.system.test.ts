import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { mendable } from '../../src/errors/explain.js';
import { run } from '../run.js';

const bin = fileURLToPath(new URL('../../bin/manaus.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'manaus-exits-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** Bad input: exit 2, one line of at most 300 characters, no output. */
function expectRefused(
  { status, stdout, stderr }: { status: number | null; stdout: string; stderr: string },
  says: string | RegExp,
): void {
  expect([status, stdout], stderr).toEqual([2, '']);
  expect(stderr).toMatch(/^manaus[^\n]{1,300}\n$/);
  expect(stderr).toMatch(says);
}

const manaus = (argv: readonly string[], options: object = {}) =>
  spawnSync(process.execPath, [bin, ...argv], { encoding: 'utf8', ...options });

async function expectBad(argv: readonly string[], says: string | RegExp): Promise<void> {
  const { code, out, err } = await run(...argv);
  expectRefused({ status: code, stdout: out, stderr: `${err.join('\n')}\n` }, says);
}

const proto = Object.getOwnPropertyNames(Object.prototype);
test.each(proto)('hanoi %s is no action', async (word) => {
  await expectBad(['hanoi', word, '--json'], 'unknown command');
});

test('a word of 100,000 characters is not repeated', async () => {
  const long = 'A'.repeat(100_000);
  await expectBad(['grundy', long, 'x'], 'unexpected argument');
  await expectBad(['analyze', long], 'PUZZLE must be');
  await expectBad([long], 'unknown command');
  await expectBad(['analyze', 'hanoi', `--${long}`], 'unknown option');
});

describe('what the system refuses', () => {
  const cases: [string, string[], string][] = [
    [
      'a plan in a file',
      ['sweep', 'plan', file('f', ''), '--puzzle=hanoi', '--discs=2'],
      'DIR must be a folder',
    ],
    ['a sweep in a file', ['sweep', 'run', join(folder, 'f')], 'plan the sweep first'],
    ['links in a circle', ['study', join(folder, 'loop.json'), '--discs=2'], 'links in a circle'],
    ['a folder of rules', ['study', folder, '--discs=2'], 'PUZZLE must be a file, not a folder'],
    ['a level without end', ['block', 'solve', '/dev/zero'], 'of at most 20000000 bytes'],
  ];
  symlinkSync('loop.json', join(folder, 'loop.json'));
  test.each(cases)('%s', async (_, argv, says) => {
    await expectBad(argv, says);
  });
  test('standard input that is a folder', () => {
    const command = `exec "${process.execPath}" "${bin}" classify < /`;
    expectRefused(
      spawnSync('sh', ['-c', command], { encoding: 'utf8' }),
      'cannot read standard input: it is a folder',
    );
  });
  test('a current folder that is gone', () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    const command = `cd "${gone}" && rmdir "${gone}" && exec "${process.execPath}" "${bin}" analyze hanoi --discs 2`;
    expectRefused(
      spawnSync('sh', ['-c', command], { encoding: 'utf8' }),
      'the current folder is gone',
    );
  });
});

describe('code of the user that ends the command', () => {
  const hanoi = 'export default (n) => ({ ...hanoi(n), name: "N", symbol: "N" });';
  const cases: [string, string, string][] = [
    ['exit', 'process.exit(0)', 'it ended the command halfway'],
    ['never', 'await new Promise(() => {}); export default 5', 'it ended the command halfway'],
    [
      'late',
      `import { hanoi } from '@manaus/core'; ${hanoi} setTimeout(() => { throw new Error('\u001b[2Jlater') }); await new Promise((r) => setTimeout(r, 500));`,
      'late.mjs: \\\\u001b\\[2Jlater',
    ],
  ];
  test.each(cases)('%s', (name, text, says) => {
    const rules = file(`${name}.mjs`, text);
    expectRefused(manaus(['study', rules, '--discs', '2']), new RegExp(says));
  });
  test('timers that it leaves are dropped', () => {
    const rules = file(
      'timer.mjs',
      `import { hanoi } from '@manaus/core'; setTimeout(() => { throw new Error('late') }, 60_000); ${hanoi}`,
    );
    const { status, stderr } = manaus(['study', rules, '--discs', '2'], { timeout: 50_000 });
    expect([status, stderr]).toEqual([0, '']);
  });
  test('a heap that it fills', () => {
    const rules = file('heap.mjs', 'const a = []; for (;;) a.push(new Array(1e5).fill(a.length));');
    const env = { ...process.env, NODE_OPTIONS: '--max-old-space-size=128' };
    expectRefused(manaus(['study', rules, '--discs', '2'], { env }), 'the heap of Node is full');
  });
});

test('a byte order mark is passed over, deep nesting is one line', async () => {
  const text = '{"name":"x","pegs":3,"goals":[{"allOn":2}]}';
  expect((await run('study', file('bom.json', `\ufeff${text}`), '--discs', '2')).code).toBe(0);
  const deep = `{"name":${'['.repeat(2e5)}${']'.repeat(2e5)},"pegs":3,"goals":[]}`;
  await expectBad(['study', file('deep.json', deep), '--discs', '2'], 'name must be a text');
});

describe.skipIf(process.platform !== 'linux')('under ulimit -v', () => {
  const limited = (gibibytes: number, line: string) =>
    spawnSync(
      'sh',
      ['-c', `ulimit -v ${gibibytes * 2 ** 20}; exec "${process.execPath}" "${bin}" ${line}`],
      { encoding: 'utf8' },
    );
  test('WebAssembly falls back to TypeScript, and is refused where it was asked for', () => {
    const line = 'analyze hanoi --pegs 4 --discs 12 --json';
    for (const [gibibytes, workers] of [
      [4, 2],
      [8, 1],
      [16, 2],
    ] as const) {
      const { status, stdout, stderr } = limited(gibibytes, `${line} --workers ${workers}`);
      expect([gibibytes, status, stderr]).toEqual([gibibytes, 0, '']);
      expect(JSON.parse(stdout)).toMatchObject({ engine: 'ts', eccentricity: 81 });
    }
    expectRefused(limited(4, `${line} --engine wasm --workers 2`), 'GiB');
  });
  test('a thread that has no room is refused, or its work done by others', () => {
    const refused = [1.5, 2].map((gibibytes) => {
      const answer = limited(
        gibibytes,
        'analyze oxford --discs 9 --method lift --workers 4 --json',
      );
      if (answer.status === 2) expectRefused(answer, 'the system starts no further thread');
      else expect(JSON.parse(answer.stdout), answer.stderr).toMatchObject({ workers: 1 });
      return answer.status === 2;
    });
    expect(refused[0]).toBe(true);
  });
  test('what does not fit is refused beforehand', () => {
    expectRefused(limited(4, 'analyze hanoi --discs 17 --explicit'), /would need .* available/);
  });
});

test('only what the system or the memory refused is mended by the user', () => {
  expect(mendable(new RangeError('Array buffer allocation failed'))).toMatch(/^not enough memory/);
  expect(mendable(new RangeError('Maximum call stack size exceeded'))).toBeNull();
  expect(mendable(new Error('a.csv could not be written', { cause: refusal() }))).toBe(
    'a.csv could not be written',
  );
  expect(mendable(new TypeError('x is not a function'))).toBeNull();
});

function refusal(): unknown {
  try {
    return execFileSync(join(folder, 'no such program'));
  } catch (error) {
    return error;
  }
}
