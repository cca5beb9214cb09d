import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsOf } from '../nx-notebooks.mjs';
import { inRoot } from '../run/paths.mjs';

const committed = readdirSync(inRoot('notebooks'), { recursive: true }).filter(
  (name) => name.endsWith('.ipynb') && !name.includes('.ipynb_checkpoints'),
);
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

function run(name, cells, ...options) {
  const [source, target] = [join(folder, `${name}.ipynb`), join(folder, `${name}.out.ipynb`)];
  writeFileSync(source, JSON.stringify(notebook(...cells)));
  const { status, stderr } = spawnSync(
    process.execPath,
    [inRoot('tools', 'run-notebook.cjs'), source, target, ...options],
    { encoding: 'utf8' },
  );
  return {
    status,
    stderr,
    cells: JSON.parse(readFileSync(target, 'utf8')).cells,
    text: readFileSync(target, 'utf8'),
  };
}

test.each(committed)('%s is committed without outputs, for the kernel tslab', (name) => {
  const { cells, metadata } = JSON.parse(readFileSync(inRoot('notebooks', name), 'utf8'));
  const dirty = cells.filter(
    (cell) =>
      cell.cell_type === 'code' && (cell.outputs.length > 0 || cell.execution_count !== null),
  );
  expect(dirty, 'run: node tools/strip-notebook.mjs').toEqual([]);
  expect(metadata.kernelspec.name).toBe('tslab');
});

test('cells run in order and keep their outputs, twice the same', () => {
  const cells = [
    code('const a: number = 1;'),
    code('console.log(a + 1);\n', "await Promise.resolve(console.log('x'));"),
  ];
  const first = run('passing', cells);
  expect(first.status, first.stderr).toBe(0);
  expect(first.cells[1]).toMatchObject({
    execution_count: 2,
    outputs: [{ output_type: 'stream', name: 'stdout', text: ['2\n', 'x\n'] }],
  });
  expect(run('passing', cells).text).toBe(first.text);
});

test.each([
  ['type-error', "const a: number = 'x';", 'TypeScriptError'],
  ['thrown', "throw new RangeError('too far');", 'RangeError'],
  ['rejected', "void Promise.reject(new Error('nobody saw it'));", 'Error'],
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

test('a cell without end is stopped', () => {
  const { status, stderr } = run('endless', [code('for (;;) {}')], '--timeout', '2');
  expect(status).toBe(1);
  expect(stderr).toContain('cell 1: Timeout: no end after 2 s');
});

test('the packages that a notebook imports are found', () => {
  const cells = [
    code("import { hanoi } from '@manaus/core';\n", "import * as plot from '@manaus/plot';"),
    code("const { analyze } = require('@manaus/lab');"),
  ];
  expect(importsOf(notebook(...cells))).toEqual(['@manaus/core', '@manaus/lab', '@manaus/plot']);
});
