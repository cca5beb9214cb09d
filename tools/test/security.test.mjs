import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const page = readFileSync(inRoot('SECURITY.md'), 'utf8');

test('every attack of SECURITY.md has the test that it names', () => {
  const rows = [...page.matchAll(/^\| .+ \| `(\S+\.test\.m?ts|\S+\.test\.mjs)` \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(35);
  for (const [row, file, name] of rows) {
    expect(existsSync(inRoot(file)), row).toBe(true);
    expect(readFileSync(inRoot(file), 'utf8').includes(name), row).toBe(true);
  }
});

test('every property that is fuzzed is in the table of what was tried', () => {
  const folder = inRoot('tools', 'fuzz');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  const names = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^fuzz\(\s*'([^']+)'/gm)].map(
      ([, property]) => property,
    ),
  );
  const tried = [...page.matchAll(/^\| (.+) \| [\d,]+ \| 0 \|$/gm)].map(([, name]) => name);
  expect(tried.sort()).toEqual(names.sort());
});
