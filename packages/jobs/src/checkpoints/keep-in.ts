import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  requireCallbacks,
  requireKind,
  requireNumber,
  requireOptions,
} from '@manaus/core/internals';
import type { SearchKeeper } from '@manaus/lab/towers';
import { makeFolder } from '../storage/files.js';
import { clearTemporary } from '../storage/temporary.js';
import { orUnwritable } from '../storage/write.js';
import { CHECKPOINT_FILE, readCheckpoint, writeCheckpoint } from './checkpoint-file.js';
import { takeLock } from './lock.js';

const place = 'jobs/checkpoint';

/** The options of a keeper in a folder. */
export interface KeepOptions {
  /** The minimal time between two checkpoints, in seconds; default 300. */
  readonly every?: number;
  /**
   * The time for which the lock of another machine is watched for a sign of life, in seconds;
   * default 20.
   */
  readonly patience?: number;
  /**
   * Keep the boundary table at the end of a search by classes, for {@link solveByBoundary}; default
   * false.
   */
  readonly keepsTable?: boolean;
  /** Called repeatedly while a checkpoint is written or read. */
  readonly onCheckpoint?: (what: 'save' | 'restore') => void;
}

/** The file that the search at work in a folder holds, and touches. */
export const SEARCH_LOCK = 'search.lock';

/** The bound on the time spent saving: at most one part in 30. */
const SHARE = 30;

/**
 * A keeper of searches that writes checkpoints into a folder: a search killed at any time continues
 * from the last one.
 *
 * A checkpoint is one file, `search.checkpoint`, written under another name, flushed and renamed,
 * so that the one before remains until then; it carries version, layout and checksum. Saving takes
 * no more than a thirtieth of the time, whatever `every` says. The folder is locked: an
 * `InputError` refuses a second search while the first one lives, also on another machine, which
 * shows it by touching the lock; it names a checkpoint that is corrupt, cut short or of another
 * search. So does one that cannot be written; the last good one stays.
 *
 * @example
 * ```ts
 * const folder = temporaryName('.');
 * keepIn(folder, { every: 60 }).release();
 * forget(folder);
 * keepIn('/dev/null/checkpoints'); // throws folder: cannot write there
 * ```
 */
export function keepIn(folder: string, options: KeepOptions = {}): SearchKeeper {
  requireKind(place, 'folder', 'text', folder);
  requireOptions(place, ['every', 'patience', 'keepsTable', 'onCheckpoint'], options);
  const { every = 300, patience = 20, keepsTable = false, onCheckpoint } = options;
  requireNumber(place, 'every', every, 0);
  requireNumber(place, 'patience', patience, 0);
  requireKind(place, 'keepsTable', 'boolean', keepsTable);
  requireCallbacks(place, { onCheckpoint });
  const unlock = lockFolder(folder, patience);
  const file = join(folder, CHECKPOINT_FILE);
  const saying = (bytes: Iterable<Uint8Array>) => reportPieces(bytes, () => onCheckpoint?.('save'));
  return {
    ...saver(every, (layout, spheres, bytes) =>
      writeCheckpoint(file, { layout, spheres }, saying(bytes)),
    ),
    restore: (layout) =>
      existsSync(file) ? readKept(file, layout, () => onCheckpoint?.('restore')) : null,
    keepsTable,
    finish() {
      if (!keepsTable) rmSync(file, { force: true });
      unlock();
    },
    release: unlock,
  };
}

function readKept(file: string, layout: string, say: () => void) {
  say();
  const { spheres, bytes } = readCheckpoint(file, layout);
  return { spheres, bytes: reportPieces(bytes, say) };
}

/**
 * The part of a keeper that saves: at most once in `every` seconds, and for a thirtieth of the
 * time.
 */
function saver(every: number, write: SearchKeeper['save']): Pick<SearchKeeper, 'due' | 'save'> {
  let next = performance.now() + 1000 * every;
  return {
    due: () => performance.now() >= next,
    save(...checkpoint) {
      const start = performance.now();
      write(...checkpoint);
      const end = performance.now();
      next = end + Math.max(1000 * every, SHARE * (end - start));
    },
  };
}

function* reportPieces(pieces: Iterable<Uint8Array>, say: () => void): Generator<Uint8Array> {
  for (const piece of pieces) {
    say();
    yield piece;
  }
}

/** Makes and locks a folder, and removes what processes killed while writing have left. */
const lockFolder = (folder: string, patience: number): (() => void) =>
  orUnwritable(
    'folder',
    () => {
      makeFolder(folder);
      const unlock = takeLock(join(folder, SEARCH_LOCK), patience);
      clearTemporary(folder);
      return unlock;
    },
    place,
  );
