import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { faultMaker } from '@manaus/core/internals';
import { nullOn } from '../storage/files.js';
import { claimOf, isAlive, readClaim } from '../storage/processes.js';
import { forget, temporaryName } from '../storage/temporary.js';
import { beat, beats } from './heartbeat.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** A process is at work in the folder of a file; `null` where it is not known which. */
    locked: { readonly pid: number | null; readonly host: string | null };
  }
}

const fault = faultMaker({
  locked: ({ pid, host }, what) =>
    `${what} must be free: ${pid === null ? 'another process' : `process ${pid} on ${host}`} is using this folder; if it is not, remove the file`,
});

/**
 * Takes a lock for this process, also from a process that has died; the returned function releases
 * it.
 *
 * Whether a process of another machine lives cannot be asked, so its lock is watched: it is taken
 * over if nobody touches it. Throws an `InputError` that names the holder.
 *
 * @param patience the seconds for which the lock of another machine is watched
 */
export function takeLock(file: string, patience: number): () => void {
  const text = JSON.stringify(claimOf());
  create(file, text, patience);
  const fallSilent = beat(file);
  let mineYet = true;
  return () => {
    fallSilent();
    if (mineYet && content(file) === text) rmSync(file, { force: true });
    mineYet = false;
  };
}

/** Creates a lock, in place of one that is stale; throws if another process holds it. */
function create(file: string, text: string, patience: number): void {
  const mine = temporaryName(dirname(file));
  try {
    writeFileSync(mine, text);
    for (let tries = 0; !linkIfFree(mine, file); tries++) {
      const found = content(file);
      if (tries > 9 || !isStale(file, found, patience)) {
        const { pid, host } = readClaim(file) ?? { pid: null, host: null };
        throw fault('jobs/checkpoint', file, 'locked', { pid, host });
      }
      removeStale(file, found, temporaryName(dirname(file)));
    }
  } finally {
    forget(mine);
  }
}

/** Creates a file with its content atomically, unless one exists; a hard link does that. */
function linkIfFree(from: string, to: string): boolean {
  return nullOn(['EEXIST'], () => linkSync(from, to)) !== null;
}

/** Of two that see the same stale lock, one may move away the other's new one: it is put back. */
function removeStale(file: string, stale: string | null, aside: string): void {
  if (nullOn(['ENOENT'], () => renameSync(file, aside)) === null) return;
  if (content(aside) !== stale) linkIfFree(aside, file);
  rmSync(aside, { force: true });
}

/**
 * True for the lock of a process that has died, whole or cut short by a power cut; a file of others
 * is not one.
 */
function isStale(file: string, text: string | null, patience: number): boolean {
  if (text === null) return true;
  const holder = readClaim(file);
  if (holder === null) return /^(?:\0*$|\{"host":)/.test(text);
  return holder.host === hostname() ? !isAlive(holder) : !beats(file, patience);
}

function content(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
