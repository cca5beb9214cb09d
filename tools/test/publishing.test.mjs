import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../run/paths.mjs';

const read = (...path) => readFileSync(inRoot(...path), 'utf8');
const json = (...path) => JSON.parse(read(...path));
const { scripts } = json('package.json');
const { version } = json('packages', 'core', 'package.json');
const citation = parse(read('CITATION.cff'));

describe('the descriptions of the software agree with CITATION.cff', () => {
  test('codemeta.json', () => {
    const { name, keywords, author, license, ...rest } = json('codemeta.json');
    expect([name, keywords, rest.version]).toEqual([citation.title, citation.keywords, version]);
    expect(author.map((one) => one.name)).toEqual(citation.authors.map((one) => one.name));
    expect(license).toBe(`https://spdx.org/licenses/${citation.license}`);
    for (const { name: title } of [rest.referencePublication, rest.citation])
      expect(citation.references.map((one) => one.title)).toContain(title);
  });

  test('.zenodo.json', () => {
    const { title, creators, keywords, license, ...rest } = json('.zenodo.json');
    expect([title, keywords, license]).toEqual([
      citation.title,
      citation.keywords,
      citation.license,
    ]);
    expect(creators.map((one) => one.name)).toEqual(citation.authors.map((one) => one.name));
    expect([rest.version, rest.upload_type, rest.access_right]).toEqual([
      version,
      'software',
      'open',
    ]);
  });
});

describe('the workflows', () => {
  const folder = inRoot('.github', 'workflows');
  const workflows = readdirSync(folder).map((file) => [
    file,
    parse(read('.github', 'workflows', file)),
  ]);
  const steps = ({ jobs }) => Object.values(jobs).flatMap((job) => job.steps);

  test.each(workflows)('%s calls scripts that there are, and keeps no secret', (file, workflow) => {
    for (const { run = '' } of steps(workflow)) {
      const [, script] = /^npm (?:run )?(test|reproduce|[a-z]+)$/.exec(run) ?? [];
      if (script !== undefined && script !== 'ci') expect(scripts).toHaveProperty(script);
    }
    expect(read('.github', 'workflows', file)).not.toContain('secrets.');
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { uses } of steps(workflow))
      if (uses !== undefined) expect(uses, file).toMatch(/@[0-9a-f]{40}$/);
    // A program of somebody else must not meet the right to publish.
    for (const job of Object.values(workflow.jobs))
      if (job.permissions !== undefined)
        expect(job.steps.map(({ run = '' }) => run).join('\n')).not.toMatch(
          /npm (ci|i|install|test)|nx/,
        );
  });
});

describe('the tarballs of the packages', () => {
  const manifests = readdirSync(inRoot('packages')).map((name) =>
    json('packages', name, 'package.json'),
  );
  const unpublished = manifests.filter((one) => one.private === true).map(({ name }) => name);
  const published = manifests.filter(({ name }) => !unpublished.includes(name));
  let folder;
  let packed;

  const run = (cwd, program, ...args) =>
    execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'manaus-tarballs-'));
    const names = published.flatMap(({ name }) => ['--workspace', name]);
    packed = JSON.parse(
      run(inRoot('.'), 'npm', 'pack', ...names, '--json', '--pack-destination', folder),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Unpacks the tarballs into a project, beside the packages that their manifests name and no
   * others.
   */
  function install() {
    const modules = join(folder, 'node_modules');
    for (const { name, filename } of packed) {
      const target = join(modules, ...name.split('/'));
      mkdirSync(target, { recursive: true });
      run(folder, 'tar', '-xzf', filename, '-C', target, '--strip-components=1');
    }
    for (const { dependencies = {} } of published)
      for (const name of Object.keys(dependencies).filter((one) => !one.startsWith('@manaus/'))) {
        const link = join(modules, ...name.split('/'));
        mkdirSync(dirname(link), { recursive: true });
        rmSync(link, { force: true });
        symlinkSync(inRoot('node_modules', ...name.split('/')), link, 'junction');
      }
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  }

  test('hold what the manifests name, and need no package that is not published', () => {
    expect(published.length).toBeGreaterThan(7);
    for (const { name, main, dependencies = {} } of published) {
      const { files } = packed.find((one) => one.name === name);
      expect(
        files.map(({ path }) => `./${path}`),
        name,
      ).toContain(main);
      expect(Object.keys(dependencies).filter((one) => unpublished.includes(one))).toEqual([]);
    }
  });

  test('are all that a project needs: every package loads, and the command answers', () => {
    install();
    const names = published.map(({ name }) => name).filter((name) => name !== '@manaus/cli');
    const script = names.map((name) => `await import('${name}')`).join('; ');
    expect(run(folder, process.execPath, '--input-type=module', '-e', script)).toBe('');
    const { bin } = published.find(({ name }) => name === '@manaus/cli');
    const command = join(folder, 'node_modules', '@manaus', 'cli', bin.manaus);
    const ask = (...args) => run(folder, process.execPath, command, ...args, '--json');
    expect(JSON.parse(ask('analyze', 'manaus', '--discs', '3'))).toMatchObject({ order: 19 });
    const [item] = JSON.parse(ask('ledger', '--id', 'martins2024/table-3.1', '--no-cache'));
    expect(item).toMatchObject({ recorded: 'proved', verdict: 'holds-in-range' });
    const address = run(folder, process.execPath, command, 'play', 'nim', '--no-open').trim();
    const [page, hash] = address.split('#');
    expect(hash).toBe('/heaps?game=nim');
    expect(fileURLToPath(page)).toBe(realpathSync(join(dirname(command), '../page/manaus.html')));
    expect(readFileSync(new URL(page), 'utf8')).toContain('<title>manaus</title>');
  });
});
