import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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

const relative = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** True if neither folder lies in the other: a folder and what it holds may know each other. */
const apart = (a, b) => !`${a}/`.startsWith(`${b}/`) && !`${b}/`.startsWith(`${a}/`);

/** The folders that the files of each folder import from, from texts by path. */
function arrows(texts) {
  const to = new Map();
  for (const [file, text] of texts)
    for (const [, path] of text.matchAll(relative)) {
      const [from, other] = [dirname(file), dirname(normalize(join(dirname(file), path)))];
      if (apart(from, other)) to.set(from, (to.get(from) ?? new Set()).add(other));
    }
  return to;
}

/** The folders that a walk along the arrows from a folder comes to. */
function reached(to, from) {
  const found = new Set(to.get(from));
  for (const folder of found) for (const next of to.get(folder) ?? []) found.add(next);
  return found;
}

/** The folders from which a walk along the imports comes back. */
const inCircles = (texts) => {
  const to = arrows(texts);
  return [...to.keys()].filter((folder) => reached(to, folder).has(folder)).sort();
};

test.each(Object.keys(BELOW))('no circle of folders in packages/%s', (name) => {
  const files = sources(`packages/${name}`);
  expect(inCircles(files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]))).toEqual([]);
});

test.each([
  [
    'two folders',
    [
      ['s/a/x.ts', '../b/y.js'],
      ['s/b/z.ts', '../a/w.js'],
    ],
    ['s/a', 's/b'],
  ],
  [
    'three folders',
    [
      ['s/a/x.ts', '../b/y.js'],
      ['s/b/y.ts', '../c/z.js'],
      ['s/c/z.ts', '../a/w.js'],
    ],
    ['s/a', 's/b', 's/c'],
  ],
  [
    'arrows one way',
    [
      ['s/a/x.ts', '../b/y.js'],
      ['s/b/y.ts', '../c/z.js'],
    ],
    [],
  ],
  [
    'a folder and its own',
    [
      ['s/x.ts', './a/y.js'],
      ['s/a/y.ts', '../x.js'],
    ],
    [],
  ],
])('circles of folders: %s', (_, imports, found) => {
  expect(inCircles(imports.map(([file, path]) => [file, `from '${path}'`]))).toEqual(found);
});
