// Searches that spread over threads: each engine that has threads, on two of them, twice.
import { expect } from 'vitest';
import { runCells, SCRIPTS } from './kernel.mjs';

const CELLS = [
  `import { hanoi, oxford } from '@manaus/core';
import { searchTower } from '@manaus/scale';
const asked = (tower: Parameters<typeof searchTower>[0], options: object) => {
  const { method, workers, reached, eccentricity } = searchTower(tower, options);
  return [method, workers, reached, eccentricity].join();
};`,
  'for (const n of [8, 9]) console.log(asked(hanoi(n, { pegs: 4 }), { engine: "wasm", workers: 2 }));',
  'for (const n of [8, 9]) console.log(asked(hanoi(n, { pegs: 4 }), { method: "classes", workers: 2 }));',
  'console.log(asked(oxford(9), { workers: 2 }));',
];

/** The lines that they show in a page of the site. */
export async function searched(page, site) {
  // A page without scripts: Firefox shows a file of JSON elsewhere.
  await page.goto(`${site}${SCRIPTS}/thread.js`);
  const done = await runCells(page, site, 'cells', CELLS);
  expect(done.flatMap(({ error }) => error?.traceback ?? [])).toEqual([]);
  const text = done.flatMap(({ outputs }) => outputs.map(({ text }) => text)).join('');
  return text.trim().split('\n');
}

/** The lines that they show where they have two threads. */
export const ON_TWO_THREADS = [
  'planes,2,65536,33',
  'planes,2,262144,41',
  'classes,2,65536,33',
  'classes,2,262144,41',
  expect.stringMatching(/^lift,2,19958400,\d+$/),
];
