import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../../src/rules/rules-file.js';
import { json, run } from '../../run.js';
import { narrow, rulesFolder } from './rules-folder.js';

const { folder, file } = rulesFolder();

describe('rules of a file', () => {
  test('in TypeScript, with imports beside it', async () => {
    writeFileSync(join(folder, 'capacity.ts'), 'export const middle: number = 2;');
    const path = file(
      narrow
        .replace('[discs, 2, discs]', '[discs, middle, discs]')
        .replace('\n', "\nimport { middle } from './capacity.ts';\n"),
    );
    const found = (await json(`study ${path} --discs 1..4`)) as {
      name: string;
      rows: { order: number; components: number[] }[];
    };
    expect(found.name).toBe('Narrow');
    expect(found.rows.at(-1)).toMatchObject({ order: 72, components: [36, 36] });
  });
  test('in JavaScript, with functions as rules', async () => {
    const path = file(
      "import { oxford } from '@manaus/core';\nexport default (discs) => ({ ...oxford(discs), name: 'Steps', stacking: (disc, on) => Math.abs(disc - on) === 1 });",
      'mjs',
    );
    expect((await json(`study ${path} --discs 3`)).rows).toMatchObject([{ order: 36 }]);
  });
  test('with type errors and a top-level await, which do not matter', async () => {
    const path = file(`const wrong: number = 'text';\nawait 0;\n${narrow}`);
    expect((await json(`study ${path} --discs 2`)).name).toBe('Narrow');
  });
  test('change with every file that they import', async () => {
    writeFileSync(join(folder, 'name.mjs'), "import '@manaus/core';\nexport const name = 'First';");
    const text = `import { hanoi } from '@manaus/core';\nimport { name } from './name.mjs';\nexport default (discs) => ({ ...hanoi(discs), name });`;
    const path = file(text, 'mjs');
    const { tower, identity } = await readRules(path, {});
    expect([tower(2).name, (await readRules(path, {})).identity]).toEqual(['First', identity]);
    writeFileSync(join(folder, 'name.mjs'), "export const name = 'Second';");
    expect((await readRules(path, {})).identity).not.toBe(identity);
  });
  test('in JSON', async () => {
    const text =
      '{ "name": "Manaus", "symbol": "M", "discs": { "min": 2 }, "pegs": 3, "capacities": ["n", "n-1", "n-2"], "goals": [{ "allOn": 0 }] }';
    const found = await json(`study ${file(text, 'json')} --discs 1..4`);
    const named = await json('study manaus --discs 1..4');
    const timeless = ({ rows }: Record<string, unknown>) =>
      (rows as object[]).map((row) => ({ ...row, seconds: 0 }));
    expect(timeless(found)).toEqual(timeless(named));
    expect([found.rules, found.sequences]).toEqual([named.rules, named.sequences]);
  });
  test.each([
    [
      'JSON that is none',
      async () => file('{ "name": ', 'json'),
      /rules-\d+\.json:1:11: file is not JSON: /,
    ],
    [
      'a wrong field in JSON',
      async () =>
        file('{ "name": "M", "pegs": 3, "moves": [[0, 3]], "goals": [{ "allOn": 2 }] }', 'json'),
      /rules-\d+\.json:1:41: moves\[0\]\[1\] must be an integer from 0 to 2 \(got 3\)/,
    ],
    [
      'a file that is not there',
      async () => join(folder, 'none.ts'),
      /cannot read .*none\.ts: no such file/,
    ],
    ['a folder', async () => `${folder}/`, /PUZZLE must be a file, not a folder/],
    [
      'another kind of file',
      async () => file('', 'txt'),
      /PUZZLE must be a file whose name ends in \.ts/,
    ],
    [
      'a syntax error',
      async () => file('\nexport default (discs: number => 1;'),
      /rules-\d+\.ts:2:30: ParseError: Unexpected token/,
    ],
    [
      'no default export',
      async () => file('export const tower = 1;'),
      /the default export must be a function from the number of discs to rules \(got nothing\)/,
    ],
    [
      'rules that are no function',
      async () => file('export default { discs: 3 };'),
      /must be a function from the number of discs to rules \(got \{"discs":3\}\)/,
    ],
    [
      'a promise',
      async () => file('export default async () => ({});'),
      /with 1 discs the rules must have name: a text \(got nothing\)/,
    ],
    [
      'nothing',
      async () => file('export default () => null;'),
      /the rules must have name, capacities and the other fields of TowerRules \(got null\)/,
    ],
    [
      'a wrong field',
      async () => file(narrow.replace("symbol: 'N'", 'symbol: 7')),
      /the rules must have symbol: a text \(got 7\)/,
    ],
    [
      'no goals',
      async () => file(narrow.replace("symbol: 'N'", "symbol: 'N', goals: []")),
      /the rules must have goals: a list of states or a function \(got \[\]\)/,
    ],
    [
      'a function that throws',
      async () =>
        file(`export default (discs) => {\n  throw new RangeError('of mine\\nand more');\n};`),
      /rules-\d+\.ts:2: RangeError: of mine$/,
    ],
    [
      'a rule that throws',
      async () =>
        file(
          `import { hanoi } from '@manaus/core';\nexport default (n) => ({ ...hanoi(n), goals: (s) => s.none.x });`,
        ),
      /rules-\d+\.ts:2: TypeError: .*reading/,
    ],
    [
      'a piece that throws deep in a search',
      async () =>
        file(
          `import { hanoi, withPermittedStates } from '@manaus/core';\nconst own = (state) => {\n  if (state[2].length > 1) throw 'never'.none.x;\n  return true;\n};\nexport default (n) => withPermittedStates(hanoi(n), own);`,
        ),
      /rules-\d+\.ts:3: TypeError: /,
    ],
    [
      'the former name of a field',
      async () => file(narrow.replace("symbol: 'N'", "symbol: 'N', colours: ['a']")),
      /the rules must have colors instead of colours, their former name/,
    ],
    [
      'wrong fields of pieces',
      async () => file(narrow.replace("symbol: 'N'", "symbol: 'N', sizes: 3")),
      /the rules must have sizes: a list of numbers \(got 3\)/,
    ],
    [
      'a throw at its start',
      async () => file("\n\nthrow new Error('at once');"),
      /rules-\d+\.ts:3: Error: at once$/,
    ],
    [
      'a package that is not there',
      async () => file("import 'no-such-package';"),
      /rules-\d+\.ts:1: Error: Cannot find module 'no-such-package'/,
    ],
    [
      'an import that is not there',
      async () => file("import './no-such-file.ts';"),
      /rules-\d+\.ts:1: Error: Cannot find module '\.\/no-such-file\.ts'/,
    ],
    [
      'rules that break their own bounds',
      async () => file(narrow.replace('[discs, 2, discs]', '[0, 0, 0]')),
      /capacities must be/,
    ],
    [
      'another number of discs',
      async () => file(narrow.replace('hanoi(discs,', 'hanoi(discs + 1,')),
      /capacities must be at least/,
    ],
  ])('%s is refused in one line', async (_, make, message) => {
    const path = await make();
    const { code, out, err } = await run('study', path, '--discs', '1..3');
    expect([code, out, err.length]).toEqual([2, '', 1]);
    expect(err[0]).toMatch(message);
    expect(err[0]).toMatch(/^manaus study: [^\n]*$/);
  });
  test('takes no options of the puzzles', async () => {
    expect((await run('study', file(narrow), '--pegs', '4')).err).toEqual([
      'manaus study: --pegs cannot be used with a file, which has its own rules',
    ]);
    expect((await run('study', 'london', '--pegs', '4')).err).toEqual([
      'manaus study: --pegs must be left out for london: only hanoi and manaus take it (got 4)',
    ]);
    expect((await run('study', 'none')).err[0]).toMatch(
      /^manaus study: PUZZLE must be one of hanoi, .*, a file with rules /,
    );
  });
});
test('any text as a file is rules, or refused in one line', async () => {
  const piece = fc.constantFrom(
    'export default ',
    'function ',
    '(discs) => ',
    '{',
    '}',
    'hanoi(discs)',
    'throw 1;',
    '...',
    "name: ''",
    'null',
    '\n',
    'import { hanoi } from "@manaus/core";\n',
    ';',
    '[]',
    'await 0',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
        fc.string({ maxLength: 30 }),
      ),
      async (text) => {
        const path = file(text);
        const { code, out, err } = await run('study', path, '--discs', '2');
        rmSync(path);
        expect([0, 2], `${JSON.stringify(text)} ${err.join(' ')}`).toContain(code);
        expect([out === '', err.length]).toEqual(code === 2 ? [true, 1] : [false, 0]);
      },
    ),
    { numRuns: 100 },
  );
});
