import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as browser from '../../src/host/browser.js';
import * as node from '../../src/host/node.js';
import { checkModules } from '../../src/loader.js';

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
  const paths = checkModules('martins2024graft');
  const modules = Object.fromEntries(paths.map((path) => [path, async () => ({ path })]));
  const texts = Object.fromEntries(
    node.files
      .texts('works/martins2024graft')
      .map((name) => `works/martins2024graft/${name}`)
      .map((path) => [path, node.files.text(path) ?? '']),
  );
  browser.bundledWorks({ modules, texts, certificate: null });
  const folders = ['martins2024graft', 'martins2024graft/section-2', 'martins2024graft/section-3'];
  expect(browser.files.folders(folders[0])).toEqual(['section-2', 'section-3']);
  expect(
    folders
      .flatMap((folder) => browser.files.modules(folder).map((name) => `${folder}/${name}`))
      .sort(),
  ).toEqual([...paths].sort());
  expect(await browser.files.load(paths[0])).toEqual({ path: paths[0] });
  await expect(browser.files.load('nowhere')).rejects.toThrow('no module nowhere');
  expect(browser.files.texts('works')).toEqual(['martins2024graft']);
  const document = 'works/martins2024graft/section-2.yaml';
  expect(browser.files.text(document)).toBe(node.files.text(document));
  expect(browser.files.text('works/martins2024graft/section-9.yaml')).toBeNull();
});
