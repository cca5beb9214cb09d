import { expect, test } from 'vitest';
import type { Contents, ContentsManager, FileChange } from '../../client/extension/jupyterlite.js';
import { diskFolder, followFiles } from '../../client/extension/notebook-files.js';

type Slot = (sender: unknown, change: FileChange) => void;

/** The files of a browser: texts by path. */
function browser(texts: Record<string, string>) {
  const slots = new Set<Slot>();
  const manager: ContentsManager = {
    get: async (path): Promise<Contents> =>
      path in texts
        ? { path, type: 'file', content: texts[path] }
        : {
            path,
            type: 'directory',
            content: Object.keys(texts).map((each) => ({ path: each, type: 'file' })),
          },
    save: async () => {},
    fileChanged: {
      connect: (slot) => void slots.add(slot),
      disconnect: (slot) => void slots.delete(slot),
    },
  };
  const change = async (oldPath: string | null, newPath: string | null) => {
    const at = (path: string | null) => (path === null ? null : { path });
    for (const slot of slots) slot(null, { oldValue: at(oldPath), newValue: at(newPath) });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { manager, slots, change };
}

test('a folder is found on the disk, with and without the name of a drive', () => {
  expect(['', 'a/b', '/a', 'RTC:a'].map(diskFolder)).toEqual(['/', '/a/b', '/a', '/a']);
});

test('the files beside a notebook are sent, and those that change, are renamed or go', async () => {
  const texts: Record<string, string> = { 'a/x.ts': 'x', 'a/n.ipynb': '{}' };
  const { manager, slots, change } = browser(texts);
  const sent: unknown[] = [];
  const end = await followFiles(manager, 'a', (files) => sent.push(files));
  texts['a/x.ts'] = 'y';
  await change('a/x.ts', 'a/x.ts');
  texts['a/z.ts'] = 'z';
  await change('a/x.ts', 'a/z.ts');
  await change('a/z.ts', null);
  await change(null, 'a/m.ipynb');
  expect(sent).toEqual([
    { '/a/x.ts': 'x' },
    { '/a/x.ts': 'y' },
    { '/a/x.ts': null },
    { '/a/z.ts': 'z' },
    { '/a/z.ts': null },
  ]);
  end();
  expect(slots.size).toBe(0);
});
