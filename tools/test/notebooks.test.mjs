import { fork, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differences } from '../notebooks/compare.mjs';
import { committed, joined, notebookNames, readNotebook } from '../notebooks/files.mjs';
import { isPartOf, marksOf, missing } from '../notebooks/missing.mjs';
import { importsOf } from '../notebooks/nx-plugin.mjs';
import { coresOf } from '../notebooks/one-core.cjs';
import { fileText, stored, unfit } from '../notebooks/stored.mjs';
import { inRoot } from '../run/paths.mjs';

const names = notebookNames();
const textOf = (name) => readFileSync(committed(name), 'utf8');
const code = (...source) => ({
  cell_type: 'code',
  id: 'a',
  metadata: {},
  execution_count: null,
  outputs: [],
  source,
});
const notebook = (...cells) => ({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 });
// Inside the repository, so that the cells find its packages.
const folder = inRoot('tools', '.cache', `notebooks-${process.pid}`);

beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name, cells, options = [], env = {}) {
  const [source, target] = [join(folder, `${name}.ipynb`), join(folder, `${name}.out.ipynb`)];
  writeFileSync(source, JSON.stringify(notebook(...cells)));
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('tools', 'notebooks', 'execute.cjs'), source, target, ...options],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return {
    status,
    stderr,
    cells: JSON.parse(readFileSync(target, 'utf8')).cells,
    text: readFileSync(target, 'utf8'),
  };
}

describe.each(names)('%s', (name) => {
  test('is stored as Jupyter would write it, with text, HTML and PNG only', () => {
    const notebook = JSON.parse(textOf(name));
    expect(textOf(name), 'run: npm run notebooks -- --store').toBe(fileText(stored(notebook)));
    expect(unfit(notebook)).toEqual([]);
    expect(textOf(name)).not.toContain('application/vnd.plotly');
  });

  test('has lines of code that a cell can show whole', () => {
    const { cells } = readNotebook(committed(name));
    const lines = cells
      .filter(({ cell_type }) => cell_type === 'code')
      .flatMap(({ source }) => joined(source).split('\n'));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  test('shows verdicts in words', () => {
    const { cells } = readNotebook(committed(name));
    const shown = cells.flatMap(({ outputs = [] }) =>
      outputs.map((output) => JSON.stringify(output)),
    );
    expect(shown.filter((output) => /holds-in-range/.test(output))).toEqual([]);
  });

  test('takes at most 2 MB', () => {
    expect(statSync(committed(name)).size).toBeLessThan(2e6);
  });
});

test('all notebooks together take at most 20 MB', () => {
  const sizes = names.map((name) => statSync(committed(name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20e6);
});

describe('what notebooks show', () => {
  const figure = (shows) => ({
    ...code('figure'),
    outputs: [{ output_type: 'display_data', data: {}, metadata: { manaus: { shows } } }],
  });

  test('is read off the marks in their outputs', () => {
    expect(marksOf(notebook(figure('w/figure-1'), code('figure')))).toEqual(['w/figure-1']);
  });

  test('a part is shown with the whole', () => {
    expect(isPartOf('w/figure-4.8a', 'w/figure-4.8')).toBe(true);
    expect(isPartOf('w/table-4.1/hanoi', 'w/table-4.1')).toBe(true);
    expect(isPartOf('w/figure-4.10', 'w/figure-4.1')).toBe(false);
    expect(isPartOf('w/figure-4.8', 'w/figure-4.8')).toBe(false);
  });

  test('is every figure, table and algorithm of the works', () => {
    expect(missing()).toEqual([]);
  });

  test('a figure that no notebook shows is missing', () => {
    expect(missing([], ['martins2024/figure-5.2'])).toEqual(['martins2024/figure-5.2']);
  });
});

test('a difference names the cell and shows both sides', () => {
  const cell = (text) => ({
    ...code('1'),
    outputs: [{ output_type: 'stream', name: 'stdout', text: ['same\n', text] }],
  });
  expect(differences(notebook(cell('1\n')), notebook(cell('1\n')))).toEqual([]);
  expect(differences(notebook(cell('1\n')), notebook(cell('2\n')))).toEqual([
    'cell 1 (a):',
    '  - 1',
    '  + 2',
  ]);
});

test('a row of a table is told by its cells, from where it differs', () => {
  const row = (text, n) =>
    `<table><tr style="x"><th>item</th></tr><tr style="x"><td>${text}</td><td>${n}</td></tr></table>`;
  const cell = (html) => ({
    ...code('1'),
    outputs: [{ output_type: 'display_data', data: { 'text/html': html }, metadata: {} }],
  });
  const [short, long] = ['Lemma 1', 'x'.repeat(400)];
  expect(
    differences(notebook(cell(row(short, 1))), notebook(cell(row(short, 2)))).slice(1),
  ).toEqual(['  - Lemma 1 | 1', '  + Lemma 1 | 2']);
  expect(differences(notebook(cell(row(long, 1))), notebook(cell(row(long, 2))))[1]).toBe(
    `  - …${'x'.repeat(97)} | 1`,
  );
});

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
test.skipIf(!hasTaskset)('elsewhere, a notebook runs on one core', () => {
  const cells = [code("import { availableParallelism } from 'node:os'; availableParallelism()")];
  const { outputs } = run('one-core', cells, [], { MANAUS_ONE_CORE: '1' }).cells[0];
  expect(outputs[0].text).toEqual(['1\n']);
});

test('a list of cores has ranges', () => {
  expect(coresOf('0-2,8')).toEqual([0, 1, 2, 8]);
  expect(coresOf('5')).toEqual([5]);
});

describe('a notebook that passes', () => {
  const cells = {
    nothing: [
      code('null'),
      code('new Map<number, number>().get(1)'),
      code('const nothing = () => {}; nothing()'),
      code('[1].find((n) => n > 1);'),
    ],
    rich: [
      code("import { hanoi } from '@manaus/core'; hanoi(2)"),
      code("[{ n: 1, name: 'one' }]"),
      code("import { drawTower, storeTower } from '@manaus/lab'; drawTower(storeTower(hanoi(1)))"),
    ],
    inOrder: [
      code('const a: number = 1;'),
      code('console.log(a + 1);\n', "await Promise.resolve(console.log('x'));"),
    ],
  };
  const all = Object.values(cells).flat();
  let first;
  beforeAll(() => {
    first = run('passing', all);
  });
  /** The cells of one kind, as they were run. */
  const ran = (kind) => first.cells.filter((_, i) => cells[kind].includes(all[i]));

  test('shows null, and undefined where it is an answer', () => {
    const texts = ran('nothing').map(({ outputs }) => outputs[0]?.text?.join('') ?? '');
    expect(texts).toEqual(['null\n', 'undefined\n', '', '']);
  });

  test('shows a tower, a list of records or a figure in which a cell ends', () => {
    const kinds = ran('rich').map(({ outputs }) => Object.keys(outputs[0].data).sort());
    const figure = ['application/vnd.plotly.v1+json', 'image/png', 'text/plain'];
    expect(kinds).toEqual([figure, ['text/html'], figure]);
  });

  test('runs its cells in order and keeps their outputs, twice the same', () => {
    expect(first.status, first.stderr).toBe(0);
    expect(ran('inOrder')[1]).toMatchObject({
      execution_count: all.length,
      outputs: [{ output_type: 'stream', name: 'stdout', text: ['2\n', 'x\n'] }],
    });
    expect(run('passing', all).text).toBe(first.text);
  });
});

test.each([
  ['thrown', "throw new RangeError('too far');", 'RangeError'],
  ['exit', 'process.exit(0);', 'Exit'],
])('a cell with %s fails the run and is named', (name, source, ename) => {
  const { status, stderr, cells } = run(name, [
    code('1;'),
    code(source),
    code("console.log('later');"),
  ]);
  expect(status).toBe(1);
  expect(stderr).toContain(`cell 2: ${ename}`);
  expect(cells[1].outputs.at(-1)).toMatchObject({ output_type: 'error', ename });
  expect(cells[2].outputs).toEqual([]);
});

/** @typedef {{ ended?: boolean, ready?: boolean, error?: { ename: string } }} Said by the engine */

/**
 * The names of the errors in which cells end, `null` without one: one after the other, none ends
 * the engine.
 */
function errorsOf(...sources) {
  const engine = fork(inRoot('tools', 'notebooks', 'engine.cjs'), [folder], { execArgv: [] });
  const errors = [];
  return new Promise((resolve, reject) => {
    engine.on('exit', reject);
    engine.on('message', (/** @type {Said} */ { ended, ready, error }) => {
      if (ended) return resolve(errors);
      if (!ready) errors.push(error?.ename ?? null);
      const source = sources[errors.length];
      engine.send(source === undefined ? { end: true } : { source });
    });
  });
}

test('a cell that may raise an exception shows it, and those behind it run', () => {
  const raising = {
    ...code("throw new RangeError('far')"),
    metadata: { tags: ['raises-exception'] },
  };
  const { status, cells, text } = run('raises', [raising, code("'after'")]);
  expect(status).toBe(0);
  expect(cells[0].outputs).toEqual([
    {
      output_type: 'error',
      ename: 'RangeError',
      evalue: 'far',
      traceback: ['RangeError: far', '    at cell 1'],
    },
  ]);
  expect(cells[1].outputs).toMatchObject([{ name: 'stdout', text: ['after\n'] }]);
  expect(unfit(JSON.parse(text))).toEqual([]);
  expect(unfit(stored(JSON.parse(text)))).toEqual([]);
});

test('what is wrong with a cell is an error with a name', async () => {
  expect(
    await errorsOf(
      '1;',
      "const a: number = 'x';",
      "void Promise.reject(new Error('nobody saw it'));",
      "({ [Symbol.for('Jupyter.display')]() { throw new RangeError('no'); } })",
      '2;',
    ),
  ).toEqual([null, 'TypeScriptError', 'Error', 'RangeError', null]);
});

test('a cell without end is stopped', () => {
  const { status, stderr } = run('endless', [code('for (;;) {}')], ['--timeout', '2']);
  expect(status).toBe(1);
  expect(stderr).toContain('cell 1: Timeout: no end after 2 s');
});

test('the packages that a notebook imports are found', () => {
  const cells = [
    code("import { hanoi } from '@manaus/core';\n", "import * as plot from '@manaus/plot';"),
    code("const { analyze } = require('@manaus/lab');"),
  ];
  expect(importsOf(notebook(...cells))).toEqual(['@manaus/core', '@manaus/lab', '@manaus/plot']);
  const helpers = ["import { size } from '@manaus/graph';"];
  expect(importsOf(notebook(), helpers)).toEqual(['@manaus/graph']);
});
