import { readdirSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { digest } from './digest.js';
import { claimOf, isAlive } from './processes.js';

// A temporary name says whose it is: .manaus-HOST-PID-BEGAN-RANDOM.tmp, the host by a hash.
const NAME = /^\.manaus-([0-9a-f]{8})-(\d+)-(\d*)-[0-9a-z]+\.tmp$/;

const host = digest(hostname()).slice(0, 8);
let began: string | undefined;

/**
 * A new name in a folder for a file or folder of this process that is not finished;
 * {@link clearTemporary} knows it.
 *
 * @example
 * ```ts
 * temporaryName('out').endsWith('.tmp'); // => true
 * ```
 */
export function temporaryName(folder: string): string {
  began ??= claimOf().began;
  const random = Math.random().toString(36).slice(2, 10);
  return join(folder, `.manaus-${host}-${process.pid}-${began}-${random}.tmp`);
}

/**
 * Removes from a folder what processes of this machine were writing when they were killed; nothing
 * else.
 *
 * @param onRemove called with each path before it is removed
 *
 * @example
 * ```ts
 * clearTemporary('no such folder'); // => undefined
 * ```
 */
export function clearTemporary(folder: string, onRemove?: (path: string) => void): void {
  const left = namesIn(folder).filter(isLeft);
  for (const path of left.map((name) => join(folder, name))) {
    onRemove?.(path);
    forget(path);
  }
}

/** True for a name that a process of this machine gave, which has ended. */
function isLeft(name: string): boolean {
  const [, where, pid, since] = NAME.exec(name) ?? [];
  return where === host && !isAlive({ pid: Number(pid), began: since });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Removes what is temporary, if it can. An error here must not hide the one that made the removal
 * necessary.
 *
 * @example
 * ```ts
 * forget('/dev/null/none'); // => undefined
 * ```
 */
export function forget(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}
