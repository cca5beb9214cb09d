// The threads of the tab: searches spread over them where the host allows it, and give the same answers where it does not.
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { runCells } from './kernel.mjs';
import { missing, openSite } from './open.mjs';

const isSkipped = missing.length > 0 || availableParallelism() < 2;
if (isSkipped) console.log('SKIPPED: threads in a browser; missing: a second core, or the above');

/** Waits for the threads, where there are any; then each engine that has threads, on two of them, twice. */
const CELLS = [
  `import { hanoi, oxford } from '@manaus/core';
import { searchTower } from '@manaus/kernels';
const threads = () => process.getBuiltinModule('node:os').availableParallelism();
for (let i = 0; globalThis.crossOriginIsolated && threads() < 2 && i < 500; i++)
  await new Promise((resolve) => setTimeout(resolve, 20));
const asked = (tower: Parameters<typeof searchTower>[0], options: object) => {
  const { method, workers, reached, eccentricity } = searchTower(tower, options);
  return [method, workers, reached, eccentricity].join();
};`,
  'for (const n of [8, 9]) console.log(asked(hanoi(n, { pegs: 4 }), { engine: "wasm", workers: 2 }));',
  'for (const n of [8, 9]) console.log(asked(hanoi(n, { pegs: 4 }), { method: "classes", workers: 2 }));',
  'console.log(asked(oxford(9), { workers: 2 }));',
];

/** What the cells show on a host. */
async function shownOn(isIsolated) {
  const opened = await openSite({}, isIsolated);
  try {
    const page = await opened.context.newPage();
    await page.goto(`${opened.url}jupyterlite.schema.v0.json`);
    const done = await runCells(page, opened.url, 'cells', CELLS);
    expect(done.flatMap(({ error }) => error?.traceback ?? [])).toEqual([]);
    return done.flatMap(({ outputs }) => outputs.map(({ text }) => text)).join('');
  } finally {
    await opened.close();
  }
}

test.skipIf(isSkipped)('two threads where the host allows them, one elsewhere', async () => {
  const spread = await shownOn(true);
  expect(spread.trim().split('\n')).toEqual([
    'planes,2,65536,33',
    'planes,2,262144,41',
    'classes,2,65536,33',
    'classes,2,262144,41',
    expect.stringMatching(/^lift,2,19958400,\d+$/),
  ]);
  expect(await shownOn(false)).toBe(spread.replaceAll(',2,', ',1,'));
});
