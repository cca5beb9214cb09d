import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { InputError } from '@manaus/core';
import { type Claim, isAlive, readClaim, thisProcess } from '../sweeps/claims.js';

/**
 * Takes a lock for this process, also from a process that has died; the returned function releases it.
 *
 * Throws an `InputError` that names the holder.
 */
export function takeLock(file: string): () => void {
  const mine = `${file}.${process.pid}-${Math.random().toString(36).slice(2, 10)}`;
  writeFileSync(mine, JSON.stringify(thisProcess()));
  try {
    for (let tries = 0; !linked(mine, file); tries++) {
      const holder = readClaim(file);
      if (tries > 9 || (holder !== null && isHeld(holder))) throw held(file, holder);
      removeStale(file, `${mine}.stale`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  let mineYet = true;
  return () => {
    if (mineYet) rmSync(file, { force: true });
    mineYet = false;
  };
}

/** Creates a file with its content atomically, unless one exists; a hard link does that. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of two that see the same stale lock, one may move away the other's new one: it is put back. */
function removeStale(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readClaim(aside);
  if (taken !== null && isHeld(taken)) linked(aside, file);
  rmSync(aside, { force: true });
}

/** True if the holder may be alive; on another machine it counts as alive. */
const isHeld = (claim: Claim) => claim.host !== hostname() || isAlive(claim);

function held(file: string, holder: Claim | null): InputError {
  const { pid, host } = holder ?? { pid: null, host: null };
  return new InputError('lab/checkpoint', file, 'locked', { pid, host });
}
