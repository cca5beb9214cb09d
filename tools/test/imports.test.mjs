import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** The packages that each package may import. */
const BELOW = {
  core: [],
  games: ['core'],
  graph: ['core'],
  theorems: ['core'],
  blocks: ['core', 'graph'],
  kernels: ['core', 'graph'],
  scale: ['core', 'graph', 'kernels'],
  plot: ['core', 'blocks', 'graph'],
  lab: ['core', 'games', 'blocks', 'graph', 'theorems', 'kernels', 'scale', 'plot'],
  jobs: ['core', 'games', 'scale', 'lab'],
  papers: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab', 'jobs'],
  cli: [
    'core',
    'games',
    'blocks',
    'graph',
    'theorems',
    'kernels',
    'scale',
    'plot',
    'lab',
    'jobs',
    'papers',
  ],
  manaus: ['core', 'games', 'blocks', 'graph', 'theorems', 'plot', 'lab', 'papers'],
  site: [
    'core',
    'games',
    'blocks',
    'graph',
    'theorems',
    'kernels',
    'plot',
    'lab',
    'jobs',
    'papers',
  ],
  explorer: ['core', 'games', 'blocks', 'graph', 'kernels', 'plot', 'lab', 'papers'],
  tslite: [],
  testing: ['core', 'games', 'blocks'],
};
/**
 * Algorithms on graphs know no puzzle: of core they import what these files define, errors,
 * lists and chance, only.
 */
const GENERAL = ['errors', 'errors/sentence', 'exact-json', 'integers', 'keyed', 'random', 'sum']
  .map((name) => readFileSync(inRoot(`packages/core/src/${name}.ts`), 'utf8'))
  .join('');
const isGeneral = (name) =>
  new RegExp(`^export (?:class|function|const) ${name}\\b`, 'm').test(GENERAL);

const imported = /from '@manaus\/([\w-]+)|import\('@manaus\/([\w-]+)/g;
const packagesIn = (text) => [...text.matchAll(imported)].map(([, a, b]) => a ?? b);
const sources = (folder) =>
  readdirSync(inRoot(folder, 'src'), { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, 'src', file));

/** The imports of a file that go up, or sideways, in the house. */
const wrong = (name, text) => packagesIn(text).filter((other) => !BELOW[name].includes(other));

test.each(Object.keys(BELOW))('packages/%s imports only what is below it', (name) => {
  const files = sources(`packages/${name}`);
  expect(files.length).toBeGreaterThan({ tslite: 3, manaus: 1 }[name] ?? 5);
  for (const file of files)
    expect([file, wrong(name, readFileSync(inRoot(file), 'utf8'))]).toEqual([file, []]);
});

/** The names that a text imports from core and its internals. */
const namesOfCore = (text) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@manaus\/core(?:\/internals)?'/g)].flatMap(
    ([, names]) => names.split(',').map((word) => word.replace('type ', '').trim()),
  );

test('graph imports of core only what knows no puzzle', () => {
  for (const file of sources('packages/graph'))
    for (const name of namesOfCore(readFileSync(inRoot(file), 'utf8')))
      expect([file, name, isGeneral(name)]).toEqual([file, name, true]);
});

test.each([
  ['@manaus/core', 'hanoi'],
  ['@manaus/core/internals', 'rankPermutation'],
])('%s: %s, imported by graph, is seen', (entry, name) => {
  expect(namesOfCore(`import { range, type ${name} } from '${entry}';`)).toEqual(['range', name]);
  expect([isGeneral('range'), isGeneral(name)]).toEqual([true, false]);
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

/** The imports of a file that lead to the tests of a package which is not its own. */
const borrowed = (file, text) =>
  [...text.matchAll(relative)]
    .map(([, path]) => normalize(join(dirname(file), path)).replaceAll('\\', '/'))
    .filter((path) => {
      const [home] = /^packages\/[^/]+\/(?=test\/)/.exec(path) ?? [];
      return home !== undefined && !file.startsWith(home);
    });

/** The files of packages, notebooks and tools that may import. */
const importing = [
  ...Object.keys(BELOW).flatMap((name) =>
    ['bench', 'browser', 'client', 'src', 'test'].map((part) => `packages/${name}/${part}`),
  ),
  'notebooks',
  'tools',
]
  .filter((folder) => existsSync(inRoot(folder)))
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:tsx?|[cm]js)$/.test(file) && !file.startsWith('tools/.cache/')),
  );

test('no file imports from the tests of another package: what they share is in testing', () => {
  expect(importing.length).toBeGreaterThan(1500);
  const found = importing.flatMap((file) =>
    borrowed(file, readFileSync(inRoot(file), 'utf8')).map((path) => `${file}: ${path}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['packages/lab/test/study/x.test.ts', '../../../core/test/lagoon.js', 1],
  ['packages/explorer/browser/x.test.ts', '../../core/test/lagoon.js', 1],
  ['tools/fuzz/x.test.mjs', '../../packages/core/test/lagoon.ts', 1],
  ['packages/lab/test/study/x.test.ts', '../towers/tower-twin.js', 0],
  ['packages/lab/test/study/x.test.ts', '../../src/test.js', 0],
])('%s: an import from %s', (file, path, count) => {
  expect(borrowed(file, `import { lagoon } from '${path}';`)).toHaveLength(count);
});

/** True if neither folder lies in the other: a folder and what it holds may know each other. */
const apart = (a, b) => !`${a}/`.startsWith(`${b}/`) && !`${b}/`.startsWith(`${a}/`);

/** The places, files or folders, that the files of each place import from, from texts by path. */
function arrows(texts, placeOf) {
  const to = new Map();
  for (const [file, text] of texts)
    for (const [, path] of text.matchAll(relative)) {
      const [from, other] = [placeOf(file), placeOf(normalize(join(dirname(file), path)))];
      if (apart(from, other)) to.set(from, (to.get(from) ?? new Set()).add(other));
    }
  return to;
}

/** The places that a walk along the arrows from a place comes to. */
function reached(to, from) {
  const found = new Set(to.get(from));
  for (const place of found) for (const next of to.get(place) ?? []) found.add(next);
  return found;
}

/** The places from which a walk along the imports, those of types too, comes back. */
const inCircles = (texts, placeOf) => {
  const to = arrows(texts, placeOf);
  return [...to.keys()].filter((place) => reached(to, place).has(place)).sort();
};

/** Texts with one import each. */
const textsOf = (imports) =>
  imports.map(([file, path]) => [file, `import type { X } from '${path}'`]);

/** A file by one ending, as imports and texts have different ones. */
const fileOf = (path) => path.replace(/\.[jt]sx?$/, '.ts');

test.each(Object.keys(BELOW))('no circle of files or folders in packages/%s', (name) => {
  const texts = sources(`packages/${name}`).map((file) => [
    file,
    readFileSync(inRoot(file), 'utf8'),
  ]);
  expect(inCircles(texts, fileOf)).toEqual([]);
  expect(inCircles(texts, dirname)).toEqual([]);
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
  expect(inCircles(textsOf(imports), dirname)).toEqual(found);
});

test.each([
  [
    'two files of a folder, by a type',
    [
      ['s/a.ts', './b.js'],
      ['s/b.tsx', './a.js'],
    ],
    ['s/a.ts', 's/b.ts'],
  ],
  [
    'a file beside a folder of its name',
    [
      ['s/a.ts', './a/b.js'],
      ['s/a/b.ts', '../a.js'],
    ],
    ['s/a.ts', 's/a/b.ts'],
  ],
])('circles of files: %s', (_, imports, found) => {
  expect(inCircles(textsOf(imports), fileOf)).toEqual(found);
});
