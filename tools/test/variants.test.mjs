// A variant of each kind, made by `manaus new` in a copy of the repository, and all that a person does with it next, without an edit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readersCopy } from '../documents/reader.mjs';
import { typeProblems } from '../documents/types.mjs';
import { inRoot } from '../run/paths.mjs';

const MINUTES = 60_000;
const KINDS = ['tower', 'heap', 'level'];
/** A short name, and the longest that is allowed: neither may break the style of what is written. */
const NAMES = ['a', 'abcdefghij-abcdefghij-abcdefghij-abcdefg'];
const VARIANTS = KINDS.flatMap((kind) =>
  NAMES.map((name) => [kind, `${name}${kind[0]}`.slice(-40)]),
);

let copy;
const made = new Map();

beforeAll(() => {
  copy = readersCopy();
  copy.remove('notebooks/variants');
  for (const [kind, name] of VARIANTS)
    made.set(name, JSON.parse(succeed(`npx manaus new ${kind} ${name} --json`).stdout));
}, 2 * MINUTES);
afterAll(() => copy?.remove());

function succeed(command) {
  const done = copy.run(command);
  expect(done.status, `${command}\n${done.stdout}${done.stderr}`).toBe(0);
  return done;
}

describe.each(VARIANTS)('manaus new %s %s', (_, name) => {
  test(
    'prints commands that work',
    () => {
      const { next } = made.get(name);
      expect(next.at(-1)).toBe('npm run lab');
      for (const command of next.slice(0, -1)) succeed(command);
      const cells = JSON.parse(copy.read(`dist/${name}.ipynb`)).cells.filter(
        (cell) => cell.cell_type === 'code',
      );
      expect(
        cells.flatMap((cell) => cell.outputs).filter((output) => 'image/png' in (output.data ?? {}))
          .length,
      ).toBeGreaterThan(0);
    },
    3 * MINUTES,
  );

  test('writes a notebook as they are committed', () => {
    const file = `${made.get(name).folder}/${name}.ipynb`;
    const before = copy.read(file);
    succeed(`node tools/strip-notebook.mjs ${file}`);
    expect(copy.read(file)).toBe(before);
  });
});

test(
  'what is written is as the style and the compiler want it',
  () => {
    const typed = [...made.values()].flatMap(({ folder, files }) =>
      files.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file}`),
    );
    succeed(`npx biome check --error-on-warnings --vcs-enabled=false ${typed.join(' ')}`);
    expect(typeProblems(copy.root, typed)).toEqual([]);
  },
  2 * MINUTES,
);

describe('npm test', () => {
  const { targets } = JSON.parse(readFileSync(inRoot('notebooks', 'project.json'), 'utf8'));
  const inNotebooks = ({ options }, more = '') =>
    succeed(`cd notebooks && ${options.command} ${more}`);

  test(
    'tests every variant',
    () => {
      inNotebooks(targets.test, '--reporter=json --outputFile.json=.cache/vitest.json');
      const { testResults, numPassedTests } = JSON.parse(copy.read('notebooks/.cache/vitest.json'));
      const tested = testResults.map(
        (result) => result.name.slice(join(copy.root, 'notebooks/variants/').length).split('/')[0],
      );
      expect(tested.sort()).toEqual([...made.keys()].sort());
      expect(numPassedTests).toBeGreaterThanOrEqual(4 * tested.length);
    },
    2 * MINUTES,
  );

  test(
    'fails where a fact of one is wrong',
    () => {
      const file = `notebooks/variants/${VARIANTS[0][1]}/rules.test.ts`;
      const text = copy.read(file);
      copy.write(file, text.replace('toBe(20)', 'toBe(21)').trimEnd());
      expect(copy.run(`cd notebooks && ${targets.test.options.command}`).status).toBe(1);
      copy.write(file, text.trimEnd());
    },
    2 * MINUTES,
  );

  test(
    'checks their types, also where there are none',
    () => {
      inNotebooks(targets.typecheck);
      copy.remove('notebooks/variants');
      inNotebooks(targets.typecheck);
    },
    2 * MINUTES,
  );
});
