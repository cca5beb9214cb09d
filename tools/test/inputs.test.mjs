// A test that reads a file which is no input of its task would be served from the cache, green,
// though that file has changed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { patternOf } from '../ci/stages.mjs';
import { inRoot } from '../run/paths.mjs';

const PACKAGES = readdirSync(inRoot('packages')).sort();
const readJson = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const shared = readJson('nx.json').namedInputs;
const manifests = new Map(
  PACKAGES.map((name) => [name, readJson(`packages/${name}/package.json`)]),
);

/** The packages on which one rests, itself among them. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const { dependencies, devDependencies } = manifests.get(name);
  for (const other of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = other.replace('@manaus/', '');
    if (manifests.has(folder)) closure(folder, found);
  }
  return found;
}

/** What an input of a package stands for: globs, and commands whose output is one. */
function expand(name, input) {
  const own = { ...shared, ...manifests.get(name).nx?.namedInputs };
  return Object.hasOwn(own, input) ? own[input].flatMap((other) => expand(name, other)) : [input];
}

/** The inputs of a package's tests, without those that `{projectRoot}` begins. */
const foreignInputs = (name) => [
  ...[...closure(name)].flatMap((other) => expand(other, 'default')),
  ...expand(name, 'testing'),
  ...expand(name, 'readByTests'),
];

/** True if an input changes when a file does, or, of a folder, when some file in it does. */
function covers(input, path) {
  const folder = path.replace(/\/?$/, '/');
  // A command that lists a folder.
  if (input.runtime !== undefined) return input.runtime.includes(`'${folder.slice(0, -1)}'`);
  const glob = input.replace('{workspaceRoot}/', '');
  return patternOf(glob).test(path) || glob.startsWith(folder);
}

/** Folders of the repository that are no packages, in which tests find what they read. */
const FOLDERS = 'docs|levels|notebooks|proofs|python|tools';
const above =
  /(?<!from )(?<!import\()['"`]((?:\.\.\/)+[\w@./-]*)|(?:from |import\()'(\.\.\/[^']+)'/g;
const named = new RegExp(`['"\`]((?:${FOLDERS})/[\\w./-]*)`, 'g');
/** What tests of several packages share, by its name. */
const testing = /from '@manaus\/testing\/([\w-]+)'/g;
const document = /['"`]([A-Z][A-Z.-]+\.md)['"`]/g;

/**
 * The files and folders outside of its package that the text of a file names: by a path that goes
 * up, or from the root, or as a part of `@manaus/testing`.
 */
function foreignPaths(file, text) {
  const home = file.split('/').slice(0, 2).join('/');
  const up = [...text.matchAll(above)].map(([, one, other]) =>
    normalize(join(dirname(file), one ?? other)),
  );
  const fromRoot = [named, document].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, path]) => path),
  );
  const ofTesting = [...text.matchAll(testing)].map(
    ([, name]) => `packages/testing/src/${name}.ts`,
  );
  return (
    [...up, ...fromRoot, ...ofTesting]
      .map((path) => path.replace(/\.js$/, (end) => (existsSync(inRoot(path)) ? end : '.ts')))
      // The root, and the folder of all packages, are where other paths begin.
      .filter((path) => !/^(\.\.|\.\/?$|packages\/?$)/.test(path))
      .filter((path) => !`${path}/`.startsWith(`${home}/`))
  );
}

/** True if a change of a path is a change of an input of the tests of a package. */
function isInput(name, path) {
  const [, other, part] = /^packages\/([^/]+)\/?([^/]*)/.exec(path) ?? [];
  if (closure(name).has(other) && !['test', 'browser', 'bench'].includes(part)) return true;
  return foreignInputs(name).some((input) => covers(input, path));
}

/** The files that the tests of a package load: theirs, and its sources. */
const filesOf = (name) =>
  ['src', 'test']
    .filter((part) => existsSync(inRoot('packages', name, part)))
    .flatMap((part) =>
      readdirSync(inRoot('packages', name, part), { encoding: 'utf8', recursive: true })
        .map((file) => `packages/${name}/${part}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/peers/')),
    );

test.each([
  ["import { drawn } from '../../../core/test/drawn.js';", 'packages/core/test/drawn.ts'],
  ["new URL('../../../../levels/twins.txt', import.meta.url)", 'levels/twins.txt'],
  ['new URL(`../../../../levels/` + name, import.meta.url)', 'levels/'],
  ["join(import.meta.dirname, '../../../../proofs')", 'proofs'],
  ['readFileSync(`levels/` + name)', 'levels/'],
  ["inRoot('GLOSSARY.md')", 'GLOSSARY.md'],
])('%s is seen, and no input of core', (code, path) => {
  expect(foreignPaths('packages/graph/test/search/bfs.test.ts', code)).toEqual([path]);
  expect([isInput('core', path), isInput('core', 'packages/core/src/errors.ts')]).toEqual([
    false,
    true,
  ]);
});

test.each([
  "import { bfs } from '../../src/search/bfs.js';",
  "new URL('../../../../', import.meta.url)",
  "expect(text).toBe('levels of a tower')",
])('%s reads nothing elsewhere', (code) => {
  expect(foreignPaths('packages/graph/test/search/bfs.test.ts', code)).toEqual([]);
});

test.each(PACKAGES)('packages/%s: what its tests read elsewhere is an input of them', (name) => {
  const missing = filesOf(name).flatMap((file) =>
    foreignPaths(file, readFileSync(inRoot(file), 'utf8'))
      .filter((path) => existsSync(inRoot(path)) && !isInput(name, path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('what tests share is an input of all of them, and rests on nothing that they do not', () => {
  const lagoon = "import { lagoon } from '@manaus/testing/lagoon';";
  expect(foreignPaths('packages/graph/test/x.test.ts', lagoon)).toEqual([
    'packages/testing/src/lagoon.ts',
  ]);
  const { inputs } = readJson('nx.json').targetDefaults.test;
  expect(inputs).toContain('testing');
  const shared = PACKAGES.flatMap((name) =>
    filesOf(name).flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(testing)].map(([, part]) => ({ name, part })),
    ),
  );
  expect(shared.length).toBeGreaterThan(40);
  for (const { name, part } of shared) {
    const text = readFileSync(inRoot(`packages/testing/src/${part}.ts`), 'utf8');
    const below = [...text.matchAll(/from '@manaus\/(\w+)/g)].map(([, other]) => other);
    expect([name, part, ...closure(name)]).toEqual(expect.arrayContaining(below));
  }
});
