import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { InputError } from '@manaus/core';
import { type Claim, claimOf, isAlive } from '../storage/processes.js';
import { forget, temporaryName } from '../storage/temporary.js';
import { readClaim } from '../sweeps/claims.js';

/**
 * Takes a lock for this process, also from a process that has died; the returned function releases it.
 *
 * Throws an `InputError` that names the holder.
 */
export function takeLock(file: string): () => void {
  const mine = temporaryName(dirname(file));
  try {
    writeFileSync(mine, JSON.stringify(claimOf()));
    for (let tries = 0; !linked(mine, file); tries++) {
      const holder = readClaim(file);
      if (tries > 9 || !isStale(file, holder)) throw held(file, holder);
      removeStale(file, temporaryName(dirname(file)));
    }
  } finally {
    forget(mine);
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

/** True for the lock of a process that has died, whole or cut short by a power cut; a file of others is not one. */
function isStale(file: string, holder: Claim | null): boolean {
  if (holder !== null) return !isHeld(holder);
  try {
    return /^(?:\0*$|\{"host":)/.test(readFileSync(file, 'utf8'));
  } catch {
    return true;
  }
}

/** True if the holder may be alive; on another machine it counts as alive. */
const isHeld = (claim: Claim) => claim.host !== hostname() || isAlive(claim);

function held(file: string, holder: Claim | null): InputError {
  const { pid, host } = holder ?? { pid: null, host: null };
  return new InputError('lab/checkpoint', file, 'locked', { pid, host });
}
