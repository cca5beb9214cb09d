import { expect, test } from 'vitest';
import { tellFirst } from '../../client/extension/first-words.js';
import type { Application } from '../../client/extension/jupyterlite.js';

/** A page that notes what its reader is told. */
function page() {
  const told: string[] = [];
  const app: Application = {
    serviceManager: {
      contents: {
        get: async (path) => ({ path, type: 'file' }),
        save: async () => {},
        fileChanged: { connect() {}, disconnect() {} },
      },
    },
    commands: { execute: async (_, { message }) => void told.push(String(message)) },
    restored: Promise.resolve(),
  };
  return { app, told };
}

const persist = async () => true;

function browser() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
}

test('a reader is told once where work is kept, and of the one thread where there is no more', async () => {
  const { app, told } = page();
  const notes = browser();
  await tellFirst(app, { isIsolated: true, notes, persist });
  await tellFirst(app, { isIsolated: true, notes, persist });
  expect(told).toEqual([expect.stringContaining('File > Download')]);
  await tellFirst(app, { isIsolated: false, notes, persist });
  expect(told.slice(1)).toEqual([
    expect.stringContaining('File > Download'),
    expect.stringContaining('one thread'),
  ]);
  expect(Math.max(...told.map((text) => text.length))).toBeLessThanOrEqual(140);
});

test('a browser that keeps nothing tells at every visit', async () => {
  const { app, told } = page();
  const notes = () => {
    throw new Error('denied');
  };
  const denied = () => Promise.reject(new Error('denied'));
  for (const _ of [1, 2]) await tellFirst(app, { isIsolated: true, notes, persist: denied });
  expect(told).toHaveLength(2);
});
