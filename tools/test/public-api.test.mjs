import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const ENTRIES = {
  core: ['index', 'internals', 'schemas', 'system'],
  games: ['index', 'internals'],
  blocks: ['index', 'internals'],
  graph: ['index', 'internals'],
  theorems: ['index'],
  kernels: ['index', 'internals'],
  scale: ['index', 'internals'],
  plot: ['index', 'node', 'internals'],
  lab: ['index', 'internals'],
  jobs: ['index', 'internals', 'storage'],
  papers: ['index', 'browser', 'internals'],
};
/** Entries that load one subject only; their names are those of the others. */
const DOORS = {
  core: ['faults'],
  graph: ['covering', 'search'],
  kernels: ['graphs'],
  lab: ['blocks', 'comparing', 'drawing', 'positions', 'solve', 'studying', 'towers'],
  papers: ['proofs', 'references'],
};
const read = (file) => readFileSync(inRoot(file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(inRoot(file)));
const texts = tracked
  .filter((file) => /\.(ts|tsx|mjs|cjs|md|ipynb)$/.test(file) && file !== 'CHANGELOG.md')
  .map((file) => /** @type {const} */ ([file, read(file).replaceAll('\\n",\n', '')]))
  .filter(([, text]) => text.includes('@manaus/'));

/** The names of a list such as `{ a, type B, c as d }`, as they are outside. */
const namesIn = (list, place) =>
  list
    .replaceAll(/["\\]|\btype\b/g, ' ')
    .split(',')
    .map((name) =>
      name
        .trim()
        .split(/\s+as\s+|\s*:\s*/)
        .at(place),
    )
    .filter((name) => /^\w+$/.test(name ?? ''));

/** The names that an entry exports, one by one. */
const exportedBy = (text) =>
  [...text.matchAll(/export (?:type )?\{([^}]*)\} from/g)].flatMap(([, list]) => namesIn(list, -1));

/** The names that a text imports from a package, also through a namespace. */
function importedFrom(name, text) {
  const from = `['"]@manaus/${name}(?:/[\\w-]+)?\\\\?['"]`;
  const named = new RegExp(`(?:import|export) (?:type )?\\{([^}]*)\\} from ${from}`, 'g');
  const awaited = new RegExp(`\\{([^{}]*)\\} = await import\\(\\s*${from}`, 'g');
  const namespace = new RegExp(`import \\* as (\\w+) from ${from}`, 'g');
  const required = new RegExp(`const (\\w+) = [^;]*\\(${from}\\)`, 'g');
  return [
    ...[...text.matchAll(named), ...text.matchAll(awaited)].flatMap(([, list]) => namesIn(list, 0)),
    ...[...text.matchAll(namespace), ...text.matchAll(required)].flatMap(([, space]) =>
      [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, member]) => member),
    ),
  ];
}

/** The functions that a document shows a call of. */
const calledIn = (file, text) =>
  file.endsWith('.md') ? [...text.matchAll(/`(\w+)\(/g)].map(([, called]) => called) : [];

/** Functions with the types of their results, as a text declares them. */
const resultsIn = (text) =>
  [...text.matchAll(/^export (?:async )?function (\w+)[\s\S]*?\): ([^{]*?) \{$/gm)].map(
    ([, called, type]) => ({ called, types: type.match(/\w+/g) ?? [] }),
  );

/**
 * The interfaces that a text keeps for itself and yet returns: a notebook cannot say the type of
 * `const x = f()`.
 */
function unnamed(text, exported) {
  const own = new Set([...text.matchAll(/^interface (\w+)/gm)].map(([, type]) => type));
  return resultsIn(text)
    .filter(({ called }) => exported.includes(called))
    .flatMap(({ types }) => types.filter((type) => own.has(type)));
}

const sourcesOf = (name) =>
  tracked
    .filter((file) => file.startsWith(`packages/${name}/src/`) && file.endsWith('.ts'))
    .map(read);

/** The exports of a package that nothing outside it imports, and that are no type of a result. */
function unused(name, exported) {
  const results = sourcesOf(name)
    .flatMap(resultsIn)
    .filter(({ called }) => exported.includes(called))
    .flatMap(({ types }) => types);
  const used = new Set(
    texts
      .filter(([file]) => !file.startsWith(`packages/${name}/`) || file.endsWith('README.md'))
      .flatMap(([file, text]) => [...importedFrom(name, text), ...calledIn(file, text)])
      .concat(results),
  );
  return exported.filter((each) => !used.has(each));
}

describe.each(Object.entries(ENTRIES))('@manaus/%s', (name, entries) => {
  const sources = entries.map((entry) => read(`packages/${name}/src/${entry}.ts`));

  test('names its exports one by one', () => {
    for (const source of sources)
      expect(source.replace(/export \* from '.\/(index|internals|storage).js';/, '')).not.toMatch(
        /export (type )?\*/,
      );
  });

  test('exports what is used outside it, and nothing else', () => {
    const exported = sources.flatMap(exportedBy);
    expect(exported.length).toBeGreaterThan(5);
    expect(unused(name, exported)).toEqual([]);
  });

  test('exports nothing twice', () => {
    const exported = sources.flatMap(exportedBy);
    expect(exported).toEqual([...new Set(exported)]);
  });

  test('returns nothing of a type without a name', () => {
    const exported = sources.flatMap(exportedBy);
    expect(sourcesOf(name).flatMap((text) => unnamed(text, exported))).toEqual([]);
  });
});

describe.each(Object.entries(DOORS))('the doors of @manaus/%s', (name, doors) => {
  const own = ENTRIES[name].flatMap((entry) =>
    exportedBy(read(`packages/${name}/src/${entry}.ts`)),
  );

  test.each(doors)('%s names what the package or its internals export', (door) => {
    const exported = exportedBy(read(`packages/${name}/src/${door}.ts`));
    expect(exported.filter((each) => !own.includes(each))).toEqual([]);
    expect(unused(name, exported)).toEqual([]);
  });

  test('are all that package.json has', () => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`));
    const others = [
      '.',
      './internals',
      './package.json',
      './schemas',
      './system',
      './tower.schema.json',
    ];
    expect(Object.keys(exports).filter((path) => !others.includes(path))).toEqual(
      doors.map((door) => `./${door}`),
    );
  });
});

test('notebooks, documents and templates use nothing that is internal', () => {
  const outside = texts.filter(([file]) =>
    /^(notebooks|docs)\/.*(?<!\.test\.ts)$|\.md$|\/templates\//.test(file),
  );
  expect(outside.length).toBeGreaterThan(50);
  const uses = (text) => /@manaus\/\w+\/[\w-]+['"\\]/.test(text);
  expect(outside.filter(([, text]) => uses(text)).map(([file]) => file)).toEqual([]);
});

test('a result of a private type is seen', () => {
  const text = 'interface Shadow {}\nexport async function f(): Promise<Shadow> {\n}\n';
  expect(unnamed(text, ['f'])).toEqual(['Shadow']);
  expect(unnamed(text, [])).toEqual([]);
});

test('an export that nothing uses is seen', () => {
  const own = "export { diameter, type Shadow } from './x.js';";
  expect(unused('graph', exportedBy(own))).toEqual(['Shadow']);
});
