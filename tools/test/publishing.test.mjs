import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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
    for (const { name: title } of rest.referencePublication)
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
  });

  test('each package that is published holds what it names, and no private one depends on that', () => {
    const listed = execFileSync('npm', ['pack', '--workspaces', '--dry-run', '--json'], {
      cwd: inRoot('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const manifests = readdirSync(inRoot('packages')).map((name) =>
      json('packages', name, 'package.json'),
    );
    const unpublished = manifests.filter((one) => one.private === true).map(({ name }) => name);
    const published = manifests.filter(({ name }) => !unpublished.includes(name));
    expect(published.length).toBeGreaterThan(7);
    for (const { name, main, dependencies = {} } of published) {
      const { files } = JSON.parse(listed).find((one) => one.name === name);
      expect(
        files.map(({ path }) => `./${path}`),
        name,
      ).toContain(main);
      expect(Object.keys(dependencies).filter((one) => unpublished.includes(one))).toEqual([]);
    }
  });
});
