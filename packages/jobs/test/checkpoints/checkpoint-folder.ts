import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchKeeper } from '@manaus/lab/towers';
import { afterEach, beforeEach } from 'vitest';
import { keepIn } from '../../src/index.js';

/** What is kept of a search, in three pieces. */
export const pieces = [Uint8Array.of(1, 2, 3), new Uint8Array(0), new Uint8Array(40_000).fill(7)];
/** A checkpoint of it, as it is read. */
export const wanted = { spheres: [1, 2, 4], bytes: pieces.map((piece) => [...piece]) };

/** A new folder for each test of a file, and functions that use it as a search does. */
export function checkpointFolder() {
  /** The folder, its checkpoint and its lock. */
  const at = { folder: '', file: '', lock: '' };
  beforeEach(() => {
    at.folder = mkdtempSync(join(tmpdir(), 'manaus-checkpoint-'));
    at.file = join(at.folder, 'search.checkpoint');
    at.lock = join(at.folder, 'search.lock');
  });
  afterEach(() => rmSync(at.folder, { recursive: true }));

  /** Uses the folder and lets it go. */
  function using<T>(use: (keeper: SearchKeeper) => T): T {
    const keeper = keepIn(at.folder, { every: 0 });
    try {
      return use(keeper);
    } finally {
      keeper.release();
    }
  }
  const put = (layout = 'mine') => using((keeper) => keeper.save(layout, wanted.spheres, pieces));
  const got = () =>
    using((keeper) => {
      const kept = keeper.restore('mine');
      return (
        kept && { spheres: kept.spheres, bytes: Array.from(kept.bytes, (piece) => [...piece]) }
      );
    });
  return { at, using, put, got };
}
