import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as browser from '../../src/host/browser.js';
import * as node from '../../src/host/node.js';
import { itemPaths } from '../../src/loader.js';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** The modules that only Node loads: the host's own, and what keeps findings and reads proofs. */
const NODE_ONLY = ['host/node.ts', 'cache.ts', 'code-hash.ts', 'proofs/certificate.ts'];

test('only the host of Node imports what Node has', () => {
  const importing = (readdirSync(sources, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && readFileSync(sources + file, 'utf8').includes("from 'node:"),
  );
  expect(importing.sort()).toEqual([...NODE_ONLY].sort());
});

test('both hosts have the same names', () => {
  const { bundledWorks: _, ...names } = browser;
  expect(Object.keys(names).sort()).toEqual(Object.keys(node).sort());
});

test('an index that a bundle gives is read as folders are', async () => {
  const paths = itemPaths('martins2024graft');
  const modules = Object.fromEntries(paths.map((path) => [path, async () => ({ path })]));
  const texts = Object.fromEntries(
    node.files
      .texts('inventory')
      .map((name) => `inventory/${name}`)
      .map((path) => [path, node.files.text(path) ?? '']),
  );
  browser.bundledWorks({ modules, texts, certificate: null });
  expect(browser.files.folders('martins2024graft')).toEqual(['section-2', 'section-3']);
  expect(
    ['section-2', 'section-3'].flatMap((chapter) =>
      browser.files
        .modules(`martins2024graft/${chapter}`)
        .map((name) => `martins2024graft/${chapter}/${name}`),
    ),
  ).toEqual(paths);
  expect(await browser.files.load(paths[0])).toEqual({ path: paths[0] });
  await expect(browser.files.load('nowhere')).rejects.toThrow('no module nowhere');
  expect(browser.files.texts('inventory')).toEqual([...node.files.texts('inventory')]);
  expect(browser.files.text('inventory/martins2024.json')).toBe(
    node.files.text('inventory/martins2024.json'),
  );
  expect(browser.files.text('inventory/nothing.json')).toBeNull();
});
