import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCommand } from '../../src/commands/new/index.js';
import { kinds } from '../../src/commands/new/kinds.js';
import { run } from '../run.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-new-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files: Readonly<Record<string, readonly string[]>> = {
  tower: ['my-own.ipynb', 'rules.json', 'rules.test.ts'],
  heap: ['my-own.ipynb', 'rules.test.ts', 'rules.ts'],
  level: ['level.test.ts', 'level.txt', 'my-own.ipynb'],
};

describe.each(Object.keys(kinds))('new %s', (kind) => {
  test('writes these files, with the name in place of that of the template', async () => {
    const out = join(folder, 'a', 'b');
    const { code, out: said, err } = await run('new', kind, 'my-own', '--out', out, '--json');
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(JSON.parse(said)).toMatchObject({
      kind,
      name: 'my-own',
      folder: join(out, 'my-own'),
      files: files[kind],
    });
    expect(readdirSync(out)).toEqual(['my-own']);
    expect(readdirSync(join(out, 'my-own')).sort()).toEqual(files[kind]);
    const texts = files[kind]
      .map((file) => readFileSync(join(out, 'my-own', file), 'utf8'))
      .join('\n');
    expect(texts).toContain('My own');
    expect(texts).not.toContain(`My ${kind}`);
  });
  test('lets others read them, as far as the user does', async () => {
    mkdirSync(join(folder, 'plain'));
    await run('new', kind, 'my-own', '--out', folder);
    expect(statSync(join(folder, 'my-own')).mode).toBe(statSync(join(folder, 'plain')).mode);
  });
  test('says what comes next, a command a line', async () => {
    const argv = ['new', kind, 'my-own', '--out', join(folder, "Ana's work")];
    const { out } = await run(...argv);
    const lines = out.split('\n').filter((line) => line.includes('npx vitest'));
    expect(lines).toEqual([
      `its test      npx vitest run --root '${join(folder, "Ana'\\''s work")}/my-own'`,
    ]);
  });
});

test('a tower starts as a module, and with --json as a document of the same rules', async () => {
  await run('new', 'tower', 'a', '--out', folder);
  expect(readdirSync(join(folder, 'a')).sort()).toEqual(['a.ipynb', 'rules.test.ts', 'rules.ts']);
  await run('new', 'tower', 'b', '--out', folder, '--json');
  const text = readFileSync(join(folder, 'b', 'rules.json'), 'utf8');
  const schema = join(folder, 'b', JSON.parse(text).$schema);
  expect(JSON.parse(readFileSync(schema, 'utf8')).title).toBe('A family of tower puzzles');
  const [module, document] = await Promise.all(
    ['a/rules.ts', 'b/rules.json'].map((file) =>
      run('states', join(folder, file), '--discs', '4', '--json'),
    ),
  );
  expect(document).toEqual(module);
  for (const file of ['b.ipynb', 'rules.test.ts'])
    expect(readFileSync(join(folder, 'b', file), 'utf8')).not.toMatch(/rules\.(js|ts)\b/);
  const { cells } = JSON.parse(readFileSync(join(folder, 'b', 'b.ipynb'), 'utf8'));
  expect(cells[1].source.join('')).toContain("readTower(readFileSync('rules.json', 'utf8'))");
});

test('the examples of its help', async () => {
  for (const [line] of newCommand.examples) {
    const [, ...argv] = line.split(' ');
    const at = argv.indexOf('--out');
    const elsewhere =
      at < 0
        ? [...argv, '--out', folder]
        : argv.map((word, i) => (i === at + 1 ? join(folder, word) : word));
    expect(await run(...elsewhere), line).toMatchObject({ code: 0, err: [] });
  }
});

/** Exit 2, one line that says this, and nothing written. */
async function expectBad(
  argv: readonly string[],
  says: string,
  found: readonly string[] = [],
): Promise<void> {
  const { code, out, err } = await run('new', ...argv);
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(err[0]).toContain(says);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(found);
}

describe('bad input', () => {
  test('no kind', () => expectBad([], 'KIND is required: one of tower, heap, level'));
  test.each(['hanoi', 'toString', 'Tower', ''])('kind %j', (kind) =>
    expectBad(
      [kind, 'a', '--out', folder],
      `KIND must be one of tower, heap, level (got ${JSON.stringify(kind)})`,
    ),
  );
  test('no name', () =>
    expectBad(['tower', '--out', folder], 'NAME is required: lower-case letters', []));
  test.each([
    '',
    'A',
    'a b',
    '-a',
    'a-',
    'a--b',
    '1a',
    'a_b',
    'a/b',
    '..',
    '.',
    'a.b',
    'á',
    'a\n',
    '/tmp/a',
    'a'.repeat(41),
  ])('name %j', (name) =>
    expectBad(
      ['tower', '--out', folder, '--', name],
      'NAME must be lower-case letters and digits, words joined by -, at most 40 characters',
    ),
  );
  test('a folder that is there', async () => {
    mkdirSync(join(folder, 'a'));
    await expectBad(
      ['tower', 'a', '--out', folder],
      `NAME must be a new one: ${join(folder, 'a')} exists (got "a")`,
      ['a'],
    );
  });
  test('a variant that was begun', async () => {
    await run('new', 'heap', 'a', '--out', folder);
    writeFileSync(join(folder, 'a', 'rules.ts'), 'mine');
    await expectBad(['tower', 'a', '--out', folder], 'exists', [
      'a',
      'a/a.ipynb',
      'a/rules.test.ts',
      'a/rules.ts',
    ]);
    expect(readFileSync(join(folder, 'a', 'rules.ts'), 'utf8')).toBe('mine');
  });
  test('a link that leads nowhere', async () => {
    symlinkSync(join(folder, 'nowhere'), join(folder, 'a'));
    await expectBad(['tower', 'a', '--out', folder], '--out: cannot write in', ['a']);
  });
  test('a file in place of the folder', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expectBad(['tower', 'a', '--out', join(folder, 'file')], '--out: cannot write in', [
      'file',
    ]);
  });
  test.skipIf(process.platform !== 'linux')('a place where nothing can be written', () =>
    expectBad(['tower', 'a', '--out', '/proc'], '--out: cannot write in'),
  );
  test('one word more', () =>
    expectBad(['tower', 'a', 'b', '--out', folder], 'unexpected argument "b"'));
});

test('any name is that of a folder with all files, or refused in one line and nothing written', async () => {
  const part = fc.oneof(
    fc.constantFrom('a', 'b1', '-', '0', 'B', ' ', '/', '.', '\u0000', 'é'),
    fc.string({ maxLength: 3 }),
  );
  const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(name, fc.constantFrom(...Object.keys(kinds)), async (given, kind) => {
      const own = mkdtempSync(join(folder, 'own-'));
      const { code, err } = await run('new', kind, '--out', own, '--', given);
      const made = readdirSync(own);
      const fine = given
        .split('-')
        .every(
          (word, i) =>
            word !== '' &&
            [...word].every((sign, j) => /[a-z]/.test(sign) || (/[0-9]/.test(sign) && i + j > 0)),
        );
      expect({ code, made, lines: err.length }, JSON.stringify(given)).toEqual(
        fine ? { code: 0, made: [given], lines: 0 } : { code: 2, made: [], lines: 1 },
      );
      if (fine) expect(readdirSync(join(own, given))).toHaveLength(3);
    }),
    { numRuns: 300 },
  );
});
