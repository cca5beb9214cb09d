import ts from '@tslab/typescript-for-tslab';
import { expect, test } from 'vitest';
import { Disk } from '../../client/worker/disk.js';

test('files have their text, and folders what is in them', () => {
  const files = new Disk();
  files.put({ '/a/b/c.ts': 'let c', '/a/d.ts': '', '/e.ts': 'let e' });
  expect(files.readFile('/a/b/c.ts')).toBe('let c');
  expect(files.readFile('/a/d.ts')).toBe('');
  expect(files.readFile('/x.ts')).toBeUndefined();
  expect(['/', '/a', '/a/', '/a/b', '/e.ts', '/x'].map(files.directoryExists)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([files.getDirectories('/'), files.getDirectories('/a')]).toEqual([['a'], ['b']]);
});

test('who watches a file is told when it comes, changes and goes, and no longer after closing', () => {
  const files = new Disk();
  const seen: string[] = [];
  const watcher = files.watchFile('/a/b.ts', (path, event) => {
    seen.push(`${path} ${ts.FileWatcherEventKind[event]}`);
  });
  const above = files.watchDirectory('/a', (path) => void seen.push(`in /a: ${path}`));
  files.put({ '/a/b.ts': '1' });
  files.put({ '/a/b.ts': '1' });
  files.put({ '/a/b.ts': '2' });
  files.put({ '/a/b.ts': null });
  watcher.close();
  above.close();
  files.put({ '/a/b.ts': '3' });
  expect(seen).toEqual([
    '/a/b.ts Created',
    'in /a: /a/b.ts',
    '/a/b.ts Changed',
    '/a/b.ts Deleted',
    'in /a: /a/b.ts',
  ]);
  expect(files.fileExists('/a/b.ts')).toBe(true);
});
