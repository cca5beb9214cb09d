import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { seal } from '@manaus/lab';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CHANGED, changed } from '../../../lab/test/storage/changed.js';
import { type Origin, readFolder } from '../../src/commands/study/report-folder.js';
import { BadInput } from '../../src/errors/bad-input.js';
import { readRules } from '../../src/rules/rules-file.js';
import { expectInterrupted, json, run, spawned } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-study-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
/** A new file with this text. */
function file(text: string, kind = 'ts'): string {
  const path = join(folder, `rules-${++files}.${kind}`);
  writeFileSync(path, text);
  return path;
}

const narrow = `import { hanoi, type TowerFamily } from '@manaus/core';
const tower: TowerFamily = (discs: number) => ({ ...hanoi(discs, { capacities: [discs, 2, discs] }), name: 'Narrow', symbol: 'N' });
export default tower;
`;

describe('a study of a puzzle', () => {
  test('has the shape that help promises', async () => {
    const found = await json('study manaus --discs 1..4');
    expect(Object.keys(found)).toEqual([
      'name',
      'symbol',
      'discs',
      'rules',
      'rows',
      'skipped',
      'sequences',
      'open',
      'complete',
    ]);
    expect(found).toMatchObject({
      name: 'Manaus',
      symbol: 'M',
      discs: [1, 4],
      skipped: [{ discs: 1 }],
      complete: true,
    });
    const [, row] = found.rows as Record<string, unknown>[];
    expect(row).toMatchObject({
      order: 19,
      components: [10, 9],
      reaching: [true, false],
      eccentricity: 5,
      farthest: ['1/2/3'],
      diameter: 5,
      radius: 3,
      solutions: '1',
      fromFirstPeg: null,
    });
    const { rows, ...analysis } = await json('analyze manaus --discs 3');
    expect(row).toMatchObject(analysis);
    expect(rows).toBe(undefined);
  });
  test('takes the options of the puzzle', async () => {
    const { rows } = (await json('study hanoi --discs 3 --pegs 4 --moves star')) as {
      rows: { order: number; eccentricity: number }[];
    };
    expect(rows).toMatchObject([
      {
        order: 64,
        eccentricity: (await json('analyze hanoi --discs 3 --pegs 4 --moves star')).eccentricity,
      },
    ]);
    expect((await json('study hanoi --discs 2..4 --goal 12/3/')).skipped).toMatchObject([
      { discs: 2 },
      { discs: 4 },
    ]);
  });
  test('prints a table for people', async () => {
    const { code, out } = await run('study', 'manaus', '--discs', '1..3');
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 5)).toEqual([
      'Manaus, 1 to 3 discs',
      '',
      'n  states  edges  reach the goal  worst case  diameter  radius  planar  bipartite  Hamilton path',
      '2       3      1               2           1         1       1     yes        yes            yes',
      '3      19     22              10           5         5       3     yes         no            yes',
    ]);
    expect(out).toContain('n = 1 is left out: core/manaus: discs must be an integer >= 2 (got 1)');
  });
});

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

/** A study as it stands in a file, after a change by us. */
function sealedAgain({ format, version, checksum: _, ...fields }: Record<string, unknown>): string {
  return `${seal({ format: String(format), version: Number(version) }, fields)}\n`;
}

/** The rows that a study would go on from; none from a folder that it refuses. */
function rowsOf(out: string, origin: Origin): readonly unknown[] {
  try {
    return readFolder(out, origin).rows;
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    return [];
  }
}

describe('a report in a folder', () => {
  const studied = (out: string) => JSON.parse(readFileSync(join(out, 'study.json'), 'utf8'));
  test('has numbers, figures and words, and a second run goes on from it', async () => {
    const out = join(folder, 'report');
    const path = file(narrow);
    const first = await run('study', path, '--discs', '2..3', '--out', out);
    expect([first.code, first.err]).toEqual([0, []]);
    expect(readdirSync(out).sort()).toEqual(['figures', 'report.md', 'study.json']);
    expect(readdirSync(join(out, 'figures')).sort()).toEqual([
      'degrees.svg',
      'distances.svg',
      'graph.svg',
      'growth.svg',
    ]);
    const { rows, origin } = studied(out);
    writeFileSync(
      join(out, 'study.json'),
      sealedAgain({ ...studied(out), rows: rows.map((row: object) => ({ ...row, seconds: 77 })) }),
    );
    await run('study', path, '--discs', '3..4', '--out', out);
    expect(studied(out).origin).toEqual(origin);
    expect(
      studied(out).rows.map(
        ({ parameters, seconds }: { parameters: { discs: number }; seconds: number }) => [
          parameters.discs,
          seconds === 77,
        ],
      ),
    ).toEqual([
      [2, true],
      [3, true],
      [4, false],
    ]);
    expect(readFileSync(join(out, 'report.md'), 'utf8')).toMatch(/^# Narrow\n/);
  });
  test('of other rules is begun anew, and put aside', async () => {
    const out = join(folder, 'other');
    await run('study', 'hanoi', '--discs', '2', '--out', out);
    const { code, err } = await run('study', 'manaus', '--discs', '3', '--out', out);
    expect([code, err]).toEqual([
      0,
      [
        `manaus study: ${join(out, 'study.json')} cannot be continued (it is of other rules), so all is computed anew; it is kept as study.previous.json`,
      ],
    ]);
    expect(studied(out).rows).toMatchObject([{ puzzle: 'manaus' }]);
    expect(existsSync(join(out, 'study.previous.json'))).toBe(true);
  });
  test(`with numbers changed anywhere, ${CHANGED} times, is never gone on from`, async () => {
    const out = join(folder, 'changed');
    await run('study', 'manaus', '--discs', '2..3', '--out', out);
    const whole = readFileSync(join(out, 'study.json'));
    const { origin } = studied(out);
    const none = join(folder, 'numbers');
    mkdirSync(none);
    fc.assert(
      fc.property(changed(whole), (bytes) => {
        writeFileSync(join(none, 'study.json'), bytes);
        expect(rowsOf(none, origin)).toEqual([]);
      }),
      { numRuns: CHANGED },
    );
  });
  test('with another number is computed anew, and says so', async () => {
    const out = join(folder, 'another');
    const argv = ['study', 'manaus', '--discs', '2..4', '--out', out];
    const first = await run(...argv);
    const file = join(out, 'study.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"order":71', '"order":72'));
    const { code, out: shown, err } = await run(...argv);
    expect([code, shown]).toEqual([0, first.out]);
    expect(err).toEqual([
      `manaus study: ${file} cannot be continued (it differs from its checksum), so all is computed anew; it is kept as study.previous.json`,
    ]);
    expect(await run(...argv)).toEqual(first);
  });
  test.each([
    ['report.md', 'd1'],
    ['thesis.12-final.tmp', 'd2'],
    ['figures/graph.svg', 'd3'],
    ['study.previous.json', 'd4'],
    ['notes.txt', 'd5'],
  ])('leaves %s of the user alone', async (name, at) => {
    const out = join(folder, at);
    const mine = join(out, name);
    mkdirSync(dirname(mine), { recursive: true });
    writeFileSync(mine, 'MY OWN WORK');
    const argv = ['study', 'hanoi', '--discs', '2', '--out', out];
    const { code, err } = await run(...argv);
    expect([code, err]).toEqual([
      2,
      [
        `manaus study: --out must be a folder that is new, empty or of a study: ${mine} is not as study wrote it; --force replaces what is in the way`,
      ],
    ]);
    expect(readFileSync(mine, 'utf8')).toBe('MY OWN WORK');
    expect((await run(...argv, '--force')).code).toBe(0);
    expect((await run(...argv, '--force')).code).toBe(0);
    expect(readFileSync(mine, 'utf8') === 'MY OWN WORK').toBe(
      ['thesis.12-final.tmp', 'study.previous.json', 'notes.txt'].includes(name),
    );
  });
  test('is not written over where the user changed it, and takes files beside it', async () => {
    const out = join(folder, 'kept');
    const argv = ['study', 'hanoi', '--discs', '2', '--out', out];
    await run(...argv);
    writeFileSync(join(out, 'notes.txt'), 'mine');
    expect((await run(...argv)).code).toBe(0);
    const report = join(out, 'report.md');
    writeFileSync(report, readFileSync(report, 'utf8').replace('# ', '# My '));
    expect((await run(...argv)).err[0]).toContain(`${report} is not as study wrote it`);
    expect(readFileSync(report, 'utf8')).toMatch(/^# My /);
    expect((await run(...argv, '--force')).code).toBe(0);
    expect(readFileSync(report, 'utf8')).not.toMatch(/^# My /);
  });
  test.skipIf(!existsSync('/proc/self'))('that cannot be made is refused, soon', async () => {
    const { code, err } = await run('study', 'hanoi', '--discs', '2', '--out', '/proc/x');
    expect([code, err.length]).toEqual([2, 1]);
  });
  test('is not written where something else stands', async () => {
    const out = join(folder, 'foreign');
    mkdirSync(out);
    for (const text of ['', '{', 'null', '[]', '{"rows":[]}']) {
      writeFileSync(join(out, 'study.json'), text);
      const { code, err } = await run('study', 'hanoi', '--discs', '2', '--out', out);
      expect([code, err.length, readdirSync(out)]).toEqual([2, 1, ['study.json']]);
    }
    expect((await run('study', 'hanoi', '--discs', '2', '--out', file('x', 'txt'))).err[0]).toMatch(
      /--out must be a folder/,
    );
    expect((await run('study', 'hanoi', '--discs', '2', '--out', '/dev/null/x')).err[0]).toMatch(
      /--out must be a folder/,
    );
  });
  test('stays when the study is interrupted, and is gone on from', async () => {
    const out = join(folder, 'interrupted');
    const argv = ['study', 'hanoi', '--discs', '3..18', '--out', out];
    const until = async () => {
      while (!existsSync(join(out, 'study.json')) || studied(out).rows.length < 6)
        await new Promise((resolve) => setTimeout(resolve, 50));
    };
    expectInterrupted(await spawned(argv, { interruptAfter: until() }));
    const { rows, complete } = studied(out);
    expect(complete).toBe(false);
    const known = rows.length;
    await run('study', 'hanoi', '--discs', '3..5', '--out', out);
    expect(studied(out).rows).toHaveLength(known);
    expect(studied(out).rows).toEqual(rows);
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
