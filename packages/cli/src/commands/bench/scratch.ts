import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forget } from '@manaus/lab';
import {
  claimOf,
  clearTemporary,
  isAlive,
  orUnwritable,
  temporaryName,
} from '@manaus/lab/internals';
import type { Io } from '../../shell/io.js';

/** A folder for compiled programs, and for what is known of running ones. */
export interface Scratch {
  readonly folder: string;
  /** Called at the beginning and at the end of a process. */
  readonly onChild: (pid: number, ended: boolean) => void;
}

/**
 * Runs something that needs a folder in that of the system for temporary files, and removes it.
 *
 * What a bench that was killed left there is removed first, and processes of it are ended.
 */
export async function withScratch<T>(io: Io, use: (scratch: Scratch) => Promise<T>): Promise<T> {
  clearTemporary(tmpdir(), endChildren);
  const folder = temporaryName(tmpdir());
  io.scratch?.(folder);
  orUnwritable(tmpdir(), () => mkdirSync(folder, { mode: 0o700 }));
  const onChild = (pid: number, ended: boolean) => {
    io.child?.(pid, ended);
    if (ended) forget(claimFile(folder, pid));
    else writeFileSync(claimFile(folder, pid), JSON.stringify(claimOf(pid)));
  };
  try {
    return await use({ folder, onChild });
  } finally {
    forget(folder);
  }
}

const claimFile = (folder: string, pid: number) => join(folder, `${pid}.child`);

/** Ends the processes of a bench that has died itself. */
function endChildren(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.child')))
    try {
      const { pid, began } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (isAlive({ pid, began })) process.kill(-pid, 'SIGKILL');
    } catch {}
}
