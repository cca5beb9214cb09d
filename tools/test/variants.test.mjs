// A variant of each kind, made by `manaus new` in a copy of the repository, and all that a person
// does with it next, without an edit.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readersCopy } from '../documents/reader.mjs';
import { typeProblems } from '../documents/types.mjs';
import { fileText, stored } from '../notebooks/stored.mjs';

const KINDS = ['tower', 'heap', 'level'];
/**
 * A short name, and the longest that is allowed: neither may break the style of what is written.
 */
const NAMES = ['a', 'abcdefghij-abcdefghij-abcdefghij-abcdefg'];
const VARIANTS = KINDS.flatMap((kind) =>
  NAMES.map((name) => [kind, `${name}${kind[0]}`.slice(-40)]),
);
/**
 * The commands are followed once per kind: a name changes the style of what is written, not what
 * runs.
 */
const FOLLOWED = VARIANTS.filter((_, index) => index % 2 === Math.floor(index / 2) % 2);

let copy;
const made = new Map();

beforeAll(() => {
  copy = readersCopy();
  copy.remove('notebooks/variants');
  for (const [kind, name] of VARIANTS)
    made.set(name, JSON.parse(succeed(`npx manaus new ${kind} ${name} --json`).stdout));
});
afterAll(() => copy?.remove());

function succeed(command) {
  const done = copy.run(command);
  expect(done.status, `${command}\n${done.stdout}${done.stderr}`).toBe(0);
  return done;
}

describe.each(FOLLOWED)('manaus new %s %s', (_, name) => {
  test('prints commands that work', () => {
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
  });
});

test('the notebook of a tower fits other rules too: arcs, strong components', () => {
  const [, name] = FOLLOWED.find(([kind]) => kind === 'tower') ?? [];
  const { folder } = made.get(name);
  const rules = copy.read(`${folder}/rules.json`);
  const other = { ...JSON.parse(rules), pegs: 4, capacities: ['n', 3, 2, 2], moves: 'cyclic' };
  copy.write(`${folder}/rules.json`, JSON.stringify({ ...other, goals: [{ allOn: 0 }] }));
  succeed(`node tools/notebooks/execute.cjs ${folder}/${name}.ipynb dist/other.ipynb`);
  copy.write(`${folder}/rules.json`, rules.trimEnd());
  const shown = copy.read('dist/other.ipynb');
  for (const text of ['>arcs<', '>strong components<', 'Moves to the next peg round the circle'])
    expect(shown.includes(text), text).toBe(true);
  expect(shown.includes('>edges<')).toBe(false);
});

describe.each(VARIANTS)('manaus new %s %s', (_, name) => {
  test('writes a notebook as they are committed', () => {
    const file = `${made.get(name).folder}/${name}.ipynb`;
    expect(copy.read(file)).toBe(fileText(stored(JSON.parse(copy.read(file)))));
  });
});

test('what is written is as the style and the compiler want it', () => {
  const typed = [...made.values()].flatMap(({ folder, files }) =>
    files.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file}`),
  );
  succeed(`npx biome check --error-on-warnings --vcs-enabled=false ${typed.join(' ')}`);
  expect(typeProblems(copy.root, typed)).toEqual([]);
});

describe('npm test', () => {
  const vitest = 'node node_modules/vitest/vitest.mjs run notebooks/variants --project notebooks';
  const types = 'node node_modules/typescript/bin/tsc -b notebooks';

  test('tests every variant', () => {
    succeed(`${vitest} --reporter=json --outputFile.json=.cache/variants.json`);
    const { testResults, numPassedTests } = JSON.parse(copy.read('.cache/variants.json'));
    const tested = testResults.map(
      (result) => result.name.slice(join(copy.root, 'notebooks/variants/').length).split('/')[0],
    );
    expect(tested.sort()).toEqual([...made.keys()].sort());
    expect(numPassedTests).toBeGreaterThanOrEqual(4 * tested.length);
  });

  test('fails where a fact of one is wrong', () => {
    const file = `notebooks/variants/${VARIANTS[0][1]}/rules.test.ts`;
    const text = copy.read(file);
    copy.write(file, text.replace('toBe(20)', 'toBe(21)').trimEnd());
    expect(copy.run(vitest).status).toBe(1);
    copy.write(file, text.trimEnd());
  });

  test('checks their types, also where there are none', () => {
    succeed(types);
    copy.remove('notebooks/variants');
    succeed(types);
  });
});
