import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inventory, works } from '@manaus/papers';
import { workDescription } from '@manaus/papers/internals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  commandsOf,
  difference,
  fencesOf,
  headingsOf,
  linksOf,
  proseOf,
  tableOf,
} from '../documents/markdown.mjs';
import { readersCopy } from '../documents/reader.mjs';
import { exportedNames, typeProblems } from '../documents/types.mjs';
import { findPython } from '../jupyter/environment.mjs';
import { inRoot } from '../run/paths.mjs';

const PACKAGES = readdirSync(inRoot('packages')).sort();
const FOLLOWED = [
  'README.md',
  ...PACKAGES.map((name) => `packages/${name}/README.md`),
  'CONTRIBUTING.md',
  'docs/tour.md',
  'docs/recipes.md',
];
const DOCUMENTS = [
  ...FOLLOWED,
  'README.pt-BR.md',
  'GLOSSARY.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/checks.md',
  'docs/json.md',
  'docs/verdicts.md',
  'notebooks/README.md',
  'tools/mutate/README.md',
  'tools/test/README.md',
];

const EXECUTE = 'node tools/notebooks/execute.cjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');
const json = (file) => JSON.parse(read(file));
const { version, scripts } = {
  ...json('package.json'),
  version: json('packages/core/package.json').version,
};

/** The output of a command as lines, without the empty one at its end. */
const linesOf = (text) =>
  (text === '' ? [] : text.replace(/\n$/, '').split('\n')).map((line) => line.trimEnd());

describe('a reader who follows the documents', () => {
  let copy;
  const typed = [];
  beforeAll(() => {
    copy = readersCopy();
  });
  afterAll(() => copy?.remove());

  const blocks = FOLLOWED.flatMap((document) =>
    fencesOf(read(document)).map(
      (block) => /** @type {const} */ ([`${document}:${block.line}`, { ...block, document }]),
    ),
  );
  test.each(blocks)('%s is true', (_, block) => {
    if (block.file !== null) write(block);
    else if (block.language === 'ts') runTypeScript(block);
    else if (block.language === 'python') runPython(block);
    else if (block.language === 'console')
      for (const { command, shown } of commandsOf(block.code)) runShown(command, shown);
    else if (block.language === 'sh')
      for (const command of block.code.split('\n')) runSilently(command);
    // A part of a document of a work, word for word.
    else if (block.language === 'yaml')
      expect(chaptersOfWorks().some((text) => text.includes(`${block.code}\n`))).toBe(true);
    else
      throw new Error(`no one knows what to do with a block of ${block.language || 'no language'}`);
  });

  const chaptersOfWorks = () =>
    readdirSync(inRoot('packages', 'papers', 'works'), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => read(`packages/papers/works/${file}`));

  function write({ file, code, language }) {
    copy.write(file, code);
    if (language === 'ts') typed.push(file);
  }

  function runTypeScript({ document, line, code }) {
    const file = `documents/${document.replaceAll('/', '-')}-${line}.ts`;
    copy.write(file, code);
    typed.push(file);
    const { status, stderr } = copy.runBlock(file, line);
    expect(status, stderr).toBe(0);
  }

  function runPython({ document, line, code }) {
    if (findPython() === null) return console.log(`SKIPPED: ${document}:${line} needs Python`);
    const file = `documents/${document.replaceAll('/', '-')}-${line}.txt`;
    copy.write(file, code);
    const { status, stdout, stderr } = copy.runSession(file);
    expect(status, stdout + stderr).toBe(0);
  }

  function runShown(command, shown) {
    const { status, stdout, stderr } = copy.run(command);
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    expect(difference(shown, linesOf(stdout)), `${command}\n${stdout}`).toBe(null);
  }

  /** The commands that would run this test again, or need a registry, are only looked up. */
  function runSilently(command) {
    const [, script, notebook] =
      /^npm (?:run )?(start|test|reproduce|lab|notebooks|proofs)(?: -- --store ([\w-]+))?$/.exec(
        command,
      ) ?? [];
    if (script !== undefined) expect(scripts).toHaveProperty(script);
    // Storing goes through Nx, which a copy does not have: the notebook itself is run.
    if (notebook !== undefined) return runSilently(`${EXECUTE} ${copy.find(`${notebook}.ipynb`)}`);
    if (script !== undefined) return;
    if (command.startsWith('npm install '))
      return expect(PACKAGES.map((name) => `@manaus/${name}`)).toEqual(
        expect.arrayContaining(command.split(' ').slice(2)),
      );
    const { status, stdout, stderr } = copy.run(command);
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
  }

  test('has blocks that type-check', () => expect(typeProblems(copy.root, typed)).toEqual([]));

  test('draws the figure of the READMEs: to renew it, run the command below it', () => {
    const [, command] = /`(.*?)` drew this/.exec(read('README.md')) ?? [];
    copy.run('node -e "fs.rmSync(\'docs/manaus-4.svg\')"');
    expect(copy.run(command).status).toBe(0);
    expect(
      copy.read('docs/manaus-4.svg') === read('docs/manaus-4.svg'),
      'the stored figure is the drawn one',
    ).toBe(true);
  });

  test('reads a table of all targets, as they are today', () => {
    const report = JSON.parse(
      copy.run(
        'node tools/bench/main.mjs --quick --part explicit --discs 4 --rounds 1 --against none --json',
      ).stdout,
    );
    const bounds = ({ targets }) =>
      targets.map(({ id, work, unit, target, goFor }) => ({ id, work, unit, target, goFor }));
    expect(bounds(json('docs/bench.json'))).toEqual(bounds(report));
    const shown = tableOf(read('packages/scale/README.md').split('## How fast')[1]);
    expect(shown.map(({ work }) => work)).toEqual(report.targets.map(({ work }) => work));
  });
});

describe('the READMEs in two languages', () => {
  const [english, portuguese] = ['README.md', 'README.pt-BR.md'].map(read);
  const levels = (text) => headingsOf(text).map(({ level }) => level);
  const linked = (text) =>
    [...new Set(linksOf(text))]
      .filter((link) => !link.startsWith('README'))
      .map((link) => link.replace('.pt-BR.ipynb', '.ipynb'))
      .sort();
  const numbers = (text) =>
    [...proseOf(text).matchAll(/\d[\d.,]*\d|\d/g)].map(([number]) => number.replace(/[.,]/g, ''));

  test('have the same sections', () => expect(levels(portuguese)).toEqual(levels(english)));
  test('have the same blocks', () =>
    expect(fencesOf(portuguese).map(({ code }) => code)).toEqual(
      fencesOf(english).map(({ code }) => code),
    ));
  test('lead to the same places', () => expect(linked(portuguese)).toEqual(linked(english)));
  test('give the same numbers', () => expect(numbers(portuguese)).toEqual(numbers(english)));
  test('name all the works', () => {
    for (const work of works()) expect(english).toContain(`- \`${work}\`: `);
  });
});

describe('what the documents point at', () => {
  test.each(DOCUMENTS)('%s leads to files that exist', (document) => {
    const text = read(document);
    const lost = linksOf(text).filter(
      (link) =>
        !/^https?:/.test(link) && !existsSync(join(inRoot(dirname(document)), link.split('#')[0])),
    );
    expect(lost).toEqual([]);
  });

  test.each(DOCUMENTS)('%s names scripts, files and commands that exist', (document) => {
    const code = [...proseOf(read(document)).matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside);
    const names = (pattern) => code.flatMap((inside) => pattern.exec(inside)?.[1] ?? []);
    const written = new Set(fencesOf(read(document)).map(({ file }) => file));
    for (const script of names(/^npm run (\w+)$/)) expect(scripts).toHaveProperty(script);
    for (const path of names(/^(?:node )?((?:packages|tools|notebooks)\/[\w./-]+)(?: |$)/))
      expect(written.has(path) || existsSync(inRoot(path)), path).toBe(true);
  });
});

describe('the glossary', () => {
  const rows = tableOf(read('GLOSSARY.md').replaceAll('\\|', '¦'));
  const keys = new Set(
    [...read('references.bib').matchAll(/^@\w+\{([^,]+),/gm)].map(([, key]) => key),
  );
  const ids = new Set(works().flatMap((work) => inventory(work).map(({ id }) => id)));
  let exported;
  beforeAll(() => {
    exported = exportedNames(PACKAGES);
  });

  test('has a row a term, each with an identifier and its Portuguese', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map((row) => row.term)).size).toBe(rows.length);
    for (const row of rows)
      for (const name of ['term', 'identifier', 'Portuguese'])
        expect(row[name], `${row.term}: ${name}`).toBeTruthy();
  });

  test('knows an unknown name from a known one', () => {
    expect(
      ['TowerRules.capacities', 'manaus', 'TowerRules.weights', 'absent', 'Csr.order'].map(
        exported,
      ),
    ).toEqual([true, true, false, false, true]);
  });

  test.each(rows.map((row) => [row.term, row]))(
    '%s: its identifiers are exported, its source exists',
    (_, row) => {
      const names = row.identifier.split(', ').map((cell) => cell.replace(/^`(.*)`$/, '$1'));
      expect(names.filter((name) => !exported(name))).toEqual([]);
      if (row.source === '') return;
      const [, key, place] = /^\[([\w-]+)(?:, (.+))?\]$/.exec(row.source) ?? [];
      expect(keys).toContain(key);
      if (/^(definition|theorem|table) /.test(place ?? ''))
        expect(ids).toContain(`${key}/${place.replace(' ', '-')}`);
    },
  );
});

describe('the reference lists', () => {
  const bib = read('references.bib');
  const titles = [...bib.matchAll(/^ *title\s*= \{(.+)\},?$/gm)].map(([, title]) =>
    title.replace(/[{}]/g, ''),
  );

  test('hold every work and every key of a docstring', () => {
    const files = PACKAGES.flatMap((name) =>
      readdirSync(inRoot('packages', name, 'src'), { encoding: 'utf8', recursive: true }).map(
        (file) => `packages/${name}/src/${file}`,
      ),
    ).filter((file) => file.endsWith('.ts'));
    const named = files.flatMap((file) =>
      [...read(file).matchAll(/\[([a-z]+\d{4}\w*), /g)].map(([, key]) => key),
    );
    for (const key of new Set([...named, ...works()]))
      expect(bib).toMatch(new RegExp(`^@\\w+\\{${key},$`, 'm'));
    expect(named.length).toBeGreaterThan(5);
  });

  test('agree: what CITATION.cff cites is in references.bib, and it names the version', () => {
    const cff = read('CITATION.cff');
    expect(cff).toMatch(/^cff-version: 1\.2\.0$/m);
    expect(cff).toContain(`\nversion: ${version}\n`);
    const cited = [...cff.matchAll(/^ {4}title: "(.+)"$/gm)].map(([, title]) => title);
    expect(cited).toHaveLength(works().length);
    for (const title of cited) expect(titles).toContain(title);
    expect(cited).toEqual(expect.arrayContaining(works().map((key) => workDescription(key).title)));
  });

  test.each(['README.md', 'README.pt-BR.md'])('%s names the works as they are', (document) => {
    for (const key of works()) {
      const { title, year } = workDescription(key);
      const line = new RegExp(`^- \`${key}\`: .*\\*${title}\\*,.* ${year}\\.`, 'm');
      expect(read(document)).toMatch(line);
    }
  });

  test('the changelog has the version, the license its holder', () => {
    expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`);
    expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} The manaus authors\n/);
    for (const name of PACKAGES)
      expect(json(`packages/${name}/package.json`)).toMatchObject({ license: 'MIT', version });
  });
});

describe('the comparison of outputs', () => {
  test.each([
    [['a', 'b'], ['a', 'b'], true],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
    [['a', '…'], ['a', 'b', 'c'], true],
    [['…', 'c'], ['a', 'b', 'c'], true],
    [['…', 'd'], ['a', 'b', 'c'], false],
    [['ab…'], ['abc'], true],
    [['ab…'], ['acb'], false],
  ])('%j shown, %j real: %s', (shown, real, same) =>
    expect(difference(shown, real) === null).toBe(same),
  );
});
