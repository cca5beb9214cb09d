import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimOf,
  clearTemporary,
  forget,
  isAlive,
  orUnwritable,
  temporaryName,
} from '@manaus/lab/storage';
import type { Io } from '../../shell/io.js';
import { killGroup } from '../../shell/leftovers.js';

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
  const folder = newFolder(io);
  try {
    return await use({ folder, onChild: (pid, ended) => noteChild(io, folder, pid, ended) });
  } finally {
    forget(folder);
  }
}

function newFolder(io: Io): string {
  const folder = temporaryName(tmpdir());
  io.scratch?.(folder);
  orUnwritable(tmpdir(), () => mkdirSync(folder, { mode: 0o700 }));
  return folder;
}

/** Keeps a file for a process while it runs. */
function noteChild(io: Io, folder: string, pid: number, ended: boolean): void {
  io.child?.(pid, ended);
  const file = join(folder, `${pid}.child`);
  if (ended) forget(file);
  else writeFileSync(file, JSON.stringify(claimOf(pid)));
}

/** Ends the processes of a bench that has died itself. */
function endChildren(folder: string): void {
  for (const name of readdirSync(folder)) if (name.endsWith('.child')) endChild(join(folder, name));
}

function endChild(file: string): void {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8'));
    if (isAlive({ pid, began })) killGroup(pid);
  } catch {}
}
