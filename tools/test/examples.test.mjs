import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesOf } from '../examples/extract.mjs';
import { runExample } from '../examples/run.mjs';

const run = (code, scope = {}) => runExample({ code, line: 10 }, scope);
const double = (value) => 2 * value;

test('a right example passes', async () => {
  expect(
    await run(
      'const two: number = double(1);\ntwo; // => 2\n[new Uint8Array([1])]; // => [[1]]\n({ a: two }); // => { a: 2 }',
      { double },
    ),
  ).toEqual([]);
});

test('names in scope may be declared anew, and imports are taken from the scope', async () => {
  expect(
    await run("import { double } from '@manaus/core';\nconst rules = double(2); // => 4", {
      double,
      rules: 1,
    }),
  ).toEqual([]);
});

test('a wrong value is reported at its line, and the rest is still tried', async () => {
  const problems = await run('double(1); // => 3\ndouble(2); // => 4\ndouble(3); // => 7', {
    double,
  });
  expect(problems.map(({ line }) => line)).toEqual([10, 12]);
});

test('a thrown message is compared by a part', async () => {
  const fail = () => {
    throw new Error('discs must be >= 1');
  };
  expect(await run('fail(); // throws must be', { fail })).toEqual([]);
  expect(await run('fail(); // throws other', { fail })).toHaveLength(1);
  expect(await run('double(1); // throws other', { double })).toHaveLength(1);
});

test('what throws outside a check is reported at its line', async () => {
  expect(await run('const a = 1;\nabsent(a);')).toMatchObject([{ line: 11 }]);
});

test('examples are found with their names and lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-examples-'));
  const file = join(folder, 'a.ts');
  writeFileSync(
    file,
    '/**\n * Twice.\n *\n * @example\n * ```ts\n * double(1); // => 2\n * ```\n */\nexport const double = (a: number) => 2 * a;\n\n/** None. */\nexport function bare() {}\n\nfunction own() {}\n',
  );
  expect(examplesOf(file)).toEqual([
    { file, name: 'double', line: 6, code: 'double(1); // => 2' },
    { file, name: 'bare', line: 0, code: null },
  ]);
  rmSync(folder, { recursive: true });
});
