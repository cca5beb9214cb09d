import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, root } from '../run/paths.mjs';

const json = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const lock = json('package-lock.json');
const packages = readdirSync(inRoot('packages'));

/** The entries of other people's packages. */
const others = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

test('every locked package has a checksum of its contents', () => {
  const open = others.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(others.length).toBeGreaterThan(300);
  expect(open.map(([place]) => place)).toEqual([]);
});

test('prebuilt binaries are locked for every platform, not only for the one that locked them', () => {
  for (const [place, { optionalDependencies = {} }] of others)
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!/^\d/.test(version)) continue;
      const found = others.filter(([other]) => other.endsWith(`node_modules/${name}`));
      expect(
        found.map(([, entry]) => entry.version),
        `${name} of ${place}`,
      ).toContain(version);
    }
});

test('versions are exact', () => {
  for (const where of ['.', ...packages.map((name) => `packages/${name}`)]) {
    const { dependencies = {}, devDependencies = {} } = json(where, 'package.json');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@manaus/')) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('the least Node that is asked for is among those that npm run nodes tries', () => {
  const [, tried] =
    /^const VERSIONS = \[(.*)\];$/m.exec(readFileSync(inRoot('tools', 'nodes.mjs'), 'utf8')) ?? [];
  for (const where of ['.', ...packages.map((name) => `packages/${name}`)]) {
    const { engines } = json(where, 'package.json');
    if (engines !== undefined) expect(tried, where).toContain(`'${engines.node.slice(2)}.0'`);
  }
});

test('what Jupyter installs is locked by its contents', () => {
  const text = readFileSync(inRoot('tools', 'jupyter', 'requirements.txt'), 'utf8');
  const entries = text
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => /^\w/.test(line));
  expect(entries.length).toBeGreaterThan(80);
  for (const entry of entries) expect(entry).toMatch(/^[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}/);
  const wanted = readFileSync(inRoot('tools', 'jupyter', 'requirements.in'), 'utf8');
  for (const pin of wanted.split('\n').filter((line) => /^\w/.test(line)))
    expect(
      entries.some((entry) => entry.startsWith(`${pin} `)),
      pin,
    ).toBe(true);
});

describe('the bill of materials', () => {
  const sbom = (format) =>
    JSON.parse(
      execFileSync('npm', ['sbom', `--sbom-format=${format}`, '--package-lock-only'], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      }),
    );

  test('can be made in both formats', () => {
    expect(sbom('cyclonedx').components.length).toBeGreaterThan(300);
    expect(sbom('spdx').packages.length).toBeGreaterThan(300);
  });
});
