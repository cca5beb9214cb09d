// The parts of the laboratory in a browser that need none: what goes in, and the server of its
// files.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runsInBrowser as hasLink } from '../../packages/site/src/notebooks/runs-in-browser.ts';
import { readNotebooks } from '../../packages/site/src/read/notebooks.ts';
import { contents, importedPackages, runsInBrowser } from '../lite/contents.mjs';
import { serve } from '../lite/serve.mjs';
import { notebookNames } from '../notebooks/files.mjs';

const root = mkdtempSync(join(tmpdir(), 'manaus-lite-'));
let server;

beforeAll(async () => {
  for (const folder of ['site/lab', 'report']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'site', 'lab', 'index.html'), '<p>lab</p>');
  writeFileSync(join(root, 'report', 'index.html'), '<p>report</p>');
  server = await serve({ '/a/lite/': join(root, 'site'), '/a/': join(root, 'report') });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** What the server says to a path as it is, which `fetch` would tidy up. */
const asked = (path) =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });

test('the notebooks that need Node or Python stay out', () => {
  const left = notebookNames().filter((name) => !runsInBrowser(name));
  expect(left).toEqual(['python/01-a-table-and-a-drawing', 'scale/02-one-class-at-a-time']);
});

test('the pages of the report link to those that are there', () => {
  for (const notebook of readNotebooks())
    expect([notebook.name, hasLink(notebook)]).toEqual([
      notebook.name,
      runsInBrowser(notebook.name),
    ]);
});

test('notebooks go in without outputs, all others of them, and no tests', () => {
  const files = contents();
  const notebooks = Object.keys(files).filter((path) => path.endsWith('.ipynb'));
  expect(notebooks.sort()).toEqual(
    notebookNames()
      .filter(runsInBrowser)
      .map((name) => `${name}.ipynb`),
  );
  for (const path of notebooks)
    for (const cell of JSON.parse(files[path]).cells)
      expect([path, cell.outputs ?? [], cell.execution_count ?? null]).toEqual([path, [], null]);
  expect(Object.keys(files)).toContain('martins2024/words.ts');
  expect(Object.keys(files).filter((path) => path.includes('.test.'))).toEqual([]);
});

test('the packages are those that cells import', () => {
  const names = importedPackages();
  expect(names).toContain('@manaus/papers');
  expect(names).toContain('d3-dsv');
  expect(names).not.toContain('vitest');
  expect(names.filter((name) => name.startsWith('.') || name.startsWith('node:'))).toEqual([]);
});

test('each folder is served under its path, with the headers that allow threads', async () => {
  const lab = await fetch(`${server.origin}/a/lite/lab/?path=x`);
  expect([lab.status, await lab.text()]).toEqual([200, '<p>lab</p>']);
  expect(lab.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(await (await fetch(`${server.origin}/a/`)).text()).toBe('<p>report</p>');
  expect((await fetch(`${server.origin}/elsewhere`)).status).toBe(404);
});

test('what a browser has is not sent again', async () => {
  const url = `${server.origin}/a/index.html`;
  const tag = (await fetch(url, { method: 'HEAD' })).headers.get('etag') ?? 'none';
  expect((await fetch(url, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  expect((await fetch(url, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test.each([
  '/a/../secret.txt',
  '/a/%2e%2e/secret.txt',
  '/a/..%2fsecret.txt',
  '/a/lite/..%2f..%2fsecret.txt',
  '/a/%00',
  '/a/%',
  '/a',
  '//',
])('nothing outside its folders is served: %s', async (path) => {
  const text = await asked(path);
  expect(text).toMatch(/^HTTP\/1\.1 40[04]/);
  expect(text).not.toContain('secret');
});
