// Cells that a kernel could get wrong, on the desktop and in the browser: both show the same.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../run/paths.mjs';
import { runCells } from './kernel.mjs';
import { missing, openSite } from './open.mjs';

const folder = inRoot('tools', '.cache', `cells-${process.pid}`);

/** Cells that work. */
const CELLS = [
  '1 + 1',
  'let count = 1; const add = () => ++count;',
  'add(); count',
  'count = 10; add()',
  'let count = "again"; count',
  'add()',
  'function twice(x: number) { return 2 * x; }',
  'const twice = (x: number) => 2n * BigInt(x); twice(3)',
  'const { a, ...rest } = { a: 1, b: [1, 2], c: new Map([[1, new Set([2])]]) }; rest',
  'class Point { constructor(readonly x: number, private y = 2) {} get sum() { return this.x + this.y; } }',
  'new Point(3)',
  'new Point(3).sum',
  'interface Named { name: string } const named: Named = { name: "n" }; named.name',
  'await Promise.all([1, 2].map(async (x) => x * x))',
  'console.error("to the other stream")',
  'null',
  'undefined',
  'void 0;',
  'console.log({ deep: { deeper: { deepest: { hidden: 1 } } } }, [1.5, -0, NaN], 12345678901234567890n)',
  'new Uint32Array([1, 2, 3])',
  'Array.from({ length: 120 }, (_, i) => i)',
  '({ f() {}, g: () => 1, s: Symbol("s"), d: new Date(0), r: /x/g, e: new RangeError("e").message })',
  'import assert from "node:assert/strict"; assert.throws(() => assert.deepEqual([1], [2]))',
  'import { hanoi, InputError } from "@manaus/core"; import * as lab from "@manaus/lab"; hanoi(2)',
  'lab.analyze(hanoi(2))',
  '[{ n: 1, name: "one" }, { n: 2, name: "two" }]',
  'let caught: any; try { hanoi(-1); } catch (error) { caught = error; } [caught.name, caught.message, caught instanceof InputError]',
  'import * as tslab from "tslab"; tslab.display.html("<b>bold</b>")',
  'import { drawTower, storeTower } from "@manaus/lab"; drawTower(storeTower(hanoi(3)))',
  'import { parseLevel } from "@manaus/blocks"; import { levelFigure, lineFigure, show } from "@manaus/plot"; show(levelFigure({ level: parseLevel("game bloxorz\\ngrid\\nS##G\\nend"), title: "A level" }));',
  'show(lineFigure({ title: "Squares", xLabel: "x", yLabel: "y", series: [{ name: "x^2", points: [[1, 1], [2, 4]] }] }));',
  'enum Color { Red, Green } Color[Color.Green]',
];

/** Cells that fail. */
const FAILING = [
  'const n: string = 3;',
  'analize(3)',
  'const x = 1;\nconst y: boolean = x;\nlet z: number = "z";',
  'import { hanoy } from "@manaus/core";',
  'import { x } from "nowhere";',
  'throw new RangeError("thrown")',
  'await Promise.reject(new TypeError("rejected"))',
  'import { hanoi } from "@manaus/core"; hanoi(-1)',
  'const a = ;',
  'for await (const x of [1]) console.log(x);',
];

/** The outputs of the cells on the desktop, each with its error last. */
async function onDesktop(sources) {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  const engine = fork(inRoot('tools', 'notebooks', 'engine.cjs'), [folder], { env, execArgv: [] });
  await once(engine, 'message');
  const shown = [];
  for (const source of sources) {
    engine.send({ source });
    const [{ outputs, error }] = await once(engine, 'message');
    shown.push(withError(outputs, error));
  }
  engine.send({ end: true });
  return shown;
}

const withError = (outputs, error) =>
  [...outputs, ...(error === null ? [] : [{ output_type: 'error', ...error }])].map(seen);

/** An output as far as both kernels have it. */
function seen({ output_type, name, text, data, ename, evalue }) {
  if (output_type === 'stream') return { name, text: [].concat(text).join('') };
  if (output_type === 'error') return { ename, evalue };
  const { 'text/plain': plain, 'text/html': html, 'application/vnd.plotly.v1+json': plotly } = data;
  return { plain, html, plotly };
}

let opened;
let page;

beforeAll(async () => {
  if (missing.length > 0) return;
  mkdirSync(folder, { recursive: true });
  opened = await openSite();
  page = await opened.context.newPage();
  await page.goto(`${opened.url}jupyterlite.schema.v0.json`);
});
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});

const inBrowser = async (sources) =>
  (await runCells(page, opened.url, 'cells', sources)).map(({ outputs, error }) =>
    withError(outputs, error),
  );

/** The outputs of the cells, compared between the kernels. */
async function shownByBoth(cells) {
  const desktop = await onDesktop(cells);
  const found = await inBrowser(cells);
  for (const [i, source] of cells.entries())
    expect([source, found[i]]).toEqual([source, desktop[i]]);
  return desktop;
}

test.skipIf(missing.length > 0)('cells that work show the same in both kernels', async () => {
  const desktop = await shownByBoth(CELLS);
  expect(desktop.flat().filter(({ plotly }) => plotly !== undefined).length).toBeGreaterThan(2);
});

test.skipIf(missing.length > 0)('cells that fail show the same in both kernels', async () => {
  for (const outputs of await shownByBoth(FAILING)) expect(outputs.at(-1)).toHaveProperty('ename');
});
