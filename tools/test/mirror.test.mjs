import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

/** Tests of what no single source file does, by package, each with the reason. */
const EXCEPTIONS = {
  graph: {
    'io/bounds': 'what every reader refuses before it builds a graph',
    'structure/hamilton/towers': 'cycles and paths of graphs of towers',
    'structure/isomorphism/towers': 'codes and symmetries of graphs of towers',
    'structure/planarity/towers': 'which graphs of towers are planar',
    'structure/subgraph/effort': 'the images that a search of subgraphs tries',
  },
  kernels: {
    'automata/all-starts': 'the check of algorithms, in graph, on towers',
    'graphs/reverse-tower': 'the other half of tower-graph',
    'hanoi-distance': 'the automaton of core against searches of kernels, which core cannot import',
  },
  scale: {
    'planes/holes': 'settings that planes close, for all engines',
    'planes/search-planes': 'the search of planes beside the plain one',
    'search/out-of-memory': 'searches that get no memory or no thread',
    'search/plan-search': 'the plan of search-tower',
  },
  blocks: { doors: 'what every function refuses at its door' },
  games: { doors: 'what every function refuses at its door' },
  core: {},
  plot: {},
  jobs: {},
  lab: {
    browser: 'the bundles of plot and lab',
    'derived-once': 'counts over a whole analysis',
    doors: 'what every verb refuses at its door',
    'towers/random-rules': 'towers of random pieces through every package',
  },
};
/** Comparisons with programs of others lie together with these programs. */
const PEERS = 'peers/';

const paths = (folder) => readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true });

/** The names that a test may have: those of source files, folders, and `folder/folder`. */
function namesOf(sources) {
  const files = sources.filter((path) => /\.tsx?$/.test(path));
  const folders = files.map((path) => dirname(path)).filter((folder) => folder !== '.');
  return new Set([
    ...files.map((path) => path.replace(/\.tsx?$/, '')),
    ...folders,
    ...folders.map((folder) => join(folder, basename(folder))),
  ]);
}

/** The name of a test: what it is a test of. */
const nameOf = (path) => path.replace(/(\.mocked)?\.test\.ts$/, '');

/** The tests that mirror nothing. */
const strays = (tests, sources, exceptions) => {
  const names = namesOf(sources);
  return tests
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith(PEERS))
    .map(nameOf)
    .filter((name) => !names.has(name) && !(name in exceptions));
};

test.each(Object.keys(EXCEPTIONS))('the tests of packages/%s mirror its sources', (name) => {
  const tests = paths(`packages/${name}/test`);
  const exceptions = EXCEPTIONS[name];
  expect(strays(tests, paths(`packages/${name}/src`), exceptions)).toEqual([]);
  for (const exception of Object.keys(exceptions)) expect(tests.map(nameOf)).toContain(exception);
});

test.each([
  ['a file of another name', ['search/bfs2.test.ts'], ['search/bfs2']],
  ['a file in another folder', ['bfs.test.ts'], ['bfs']],
  ['a file, a folder, a peer', ['search/bfs.test.ts', 'search.test.ts', 'peers/x.test.ts'], []],
])('%s', (_, tests, found) => {
  expect(strays(tests, ['search/bfs.ts'], {})).toEqual(found);
});
