import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** The packages that each package may import. */
const BELOW = {
  core: [],
  games: ['core'],
  graph: ['core'],
  blocks: ['core', 'graph'],
  kernels: ['core', 'graph'],
  plot: ['core', 'blocks', 'graph'],
  lab: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot'],
  papers: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab'],
  cli: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab', 'papers'],
  site: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab', 'papers'],
  explorer: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab'],
  tslite: [],
};
/** Algorithms on graphs know no puzzle: of core they import its errors only. */
const ERRORS = readFileSync(inRoot('packages/core/src/errors.ts'), 'utf8');

const imported = /from '@manaus\/([\w-]+)|import\('@manaus\/([\w-]+)/g;
const packagesIn = (text) => [...text.matchAll(imported)].map(([, a, b]) => a ?? b);
const sources = (folder) =>
  readdirSync(inRoot(folder, 'src'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, 'src', file));

/** The imports of a file that go up, or sideways, in the house. */
const wrong = (name, text) => packagesIn(text).filter((other) => !BELOW[name].includes(other));

test.each(Object.keys(BELOW))('packages/%s imports only what is below it', (name) => {
  const files = sources(`packages/${name}`);
  expect(files.length).toBeGreaterThan(name === 'tslite' ? 3 : 5);
  for (const file of files)
    expect([file, wrong(name, readFileSync(inRoot(file), 'utf8'))]).toEqual([file, []]);
});

test('graph imports nothing of core but its errors', () => {
  for (const file of sources('packages/graph')) {
    const text = readFileSync(inRoot(file), 'utf8');
    for (const [, names] of text.matchAll(/import (?:type )?\{([^}]*)\} from '@manaus\/core'/g))
      for (const name of names.split(',').map((word) => word.replace('type', '').trim()))
        expect([file, name, ERRORS.includes(` ${name}`)]).toEqual([file, name, true]);
  }
});

test.each([
  ['core', "import { bfs } from '@manaus/graph';"],
  ['graph', "import type { Puzzle } from '@manaus/kernels';"],
  ['lab', "export { loadItems } from '@manaus/papers';"],
  ['papers', "await import('@manaus/cli');"],
])('an import upwards from %s is seen', (name, code) => {
  expect(wrong(name, code)).toHaveLength(1);
});
