import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMED_IN, noteIn, withVersion } from '../release/version.mjs';
import { inRoot } from '../run/paths.mjs';

const read = (...path) => readFileSync(inRoot(...path), 'utf8');
const { version } = JSON.parse(read('packages', 'core', 'package.json'));

test.each(Object.entries(NAMED_IN))('%s names the version of the packages, once', (file, line) => {
  expect(read(file).split(line(version))).toHaveLength(2);
});

test('all packages have one version, and ask one another for it', () => {
  for (const name of ['.', ...readdirSync(inRoot('packages')).map((name) => `packages/${name}`)]) {
    const { dependencies, devDependencies, ...manifest } = JSON.parse(read(name, 'package.json'));
    expect([name, manifest.version]).toEqual([name, version]);
    for (const [other, asked] of Object.entries({ ...dependencies, ...devDependencies }))
      if (/^(@manaus\/|manaus$)/.test(other))
        expect([name, other, asked]).toEqual([name, other, version]);
  }
});

test('notes become the list of a version above the last one', () => {
  const note = noteIn(
    '---\n"manaus": minor\n"@manaus/core": patch\n---\n\nTowers\n---\nof $& discs.\n\nAll.\n',
  );
  expect(note).toBe('Towers\n---\nof $& discs.\n\nAll.');
  const before = '# Changelog\n\nHead.\n\n## 0.1.0\n\n- a\n\n## 0.0.1\n';
  const list = '- Towers\n  ---\n  of $& discs.\n\n  All.\n- B.\n';
  expect(withVersion(before, '0.2.0', [note, 'B.'])).toBe(
    before.replace('## 0.1.0', () => `## 0.2.0\n\n${list}\n## 0.1.0`),
  );
});

test('every note is of a package that is published, with a kind of change', () => {
  const published = readdirSync(inRoot('packages'))
    .map((name) => JSON.parse(read('packages', name, 'package.json')))
    .filter((manifest) => manifest.private !== true)
    .map(({ name }) => name);
  for (const file of readdirSync(inRoot('.changeset')).filter((name) => name.endsWith('.md'))) {
    const [, head] = /^---\n(.*?)\n---\n/s.exec(read('.changeset', file)) ?? [];
    const kinds = [...(head ?? '').matchAll(/^['"](.+)['"]: (?:patch|minor|major)$/gm)];
    expect(kinds.length, file).toBe(head?.split('\n').length);
    for (const [, name] of kinds) expect(published, file).toContain(name);
  }
});
