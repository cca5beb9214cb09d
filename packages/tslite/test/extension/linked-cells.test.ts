import { afterEach, expect, test, vi } from 'vitest';
import type { Application, Json } from '../../client/extension/jupyterlite.js';
import { cellsIn, openLinkedCells } from '../../client/extension/linked-cells.js';

const linked = (cells: unknown): URL => {
  const url = new URL('http://localhost/lab/index.html?path=a.ipynb');
  url.searchParams.set('cells', typeof cells === 'string' ? cells : JSON.stringify(cells));
  return url;
};

/** A page with some notebooks, which notes what is done in it. */
function page(taken: readonly string[]) {
  const done: unknown[] = [];
  const replaced: string[] = [];
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, url: URL) => void replaced.push(url.href),
  });
  const app: Application = {
    serviceManager: {
      contents: {
        get: async (path) => {
          if (!taken.includes(path)) throw new Error('none');
          return { path, type: 'notebook' };
        },
        save: async (path: string, model: Json) => void done.push([path, model.content]),
        fileChanged: { connect() {}, disconnect() {} },
      },
    },
    commands: { execute: async (command, args) => void done.push([command, args]) },
    restored: Promise.resolve(),
  };
  return { app, done, replaced };
}

afterEach(() => void vi.unstubAllGlobals());

test('cells are read from an address, and only cells', () => {
  expect(cellsIn(new URL('http://localhost/'))).toBeNull();
  expect(cellsIn(linked(['1 + 1', 'x']))).toEqual(['1 + 1', 'x']);
  for (const wrong of ['[', { a: 1 }, [1], new Array(21).fill(''), ['x'.repeat(20_001)]])
    expect(() => cellsIn(linked(wrong))).toThrow('the link carries no cells');
});

test('they become a notebook beside those that are there, once', async () => {
  const { app, done, replaced } = page(['from-a-link.ipynb']);
  await openLinkedCells(app, linked(['1 + 1']));
  const path = 'from-a-link-2.ipynb';
  expect(done).toEqual([
    [path, expect.objectContaining({ nbformat: 4 })],
    ['docmanager:open', { path }],
  ]);
  expect(JSON.stringify(done[0])).toContain('"source":"1 + 1"');
  expect(replaced).toEqual(['http://localhost/lab/index.html?path=a.ipynb']);
});

test('a link that carries something else says so', async () => {
  const { app, done } = page([]);
  await openLinkedCells(app, linked('{}'));
  expect(done).toEqual([
    ['apputils:notify', { type: 'error', message: expect.stringContaining('carries no cells') }],
  ]);
});
