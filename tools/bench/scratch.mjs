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
} from '@manaus/jobs/storage';
import { killGroup } from './programs.mjs';

/** The exit codes of the signals that end a bench in good order. */
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs something that needs a folder for compiled programs, in that of the system for temporary
 * files; at the end, by a signal too, its processes are ended and the folder is removed.
 *
 * What a bench that was killed left there is removed first, and processes of it are ended.
 *
 * @param {(scratch: { folder: string, onChild(pid: number, ended: boolean): void }) => Promise<T>}
 * use is told the folder, and tells the beginning and the end of each process
 * @template T
 */
export async function withScratch(use) {
  clearTemporary(tmpdir(), endChildren);
  const folder = temporaryName(tmpdir());
  orUnwritable(tmpdir(), () => mkdirSync(folder, { mode: 0o700 }));
  const end = () => {
    endChildren(folder);
    forget(folder);
  };
  for (const [signal, code] of Object.entries(CODES))
    process.on(signal, () => {
      end();
      process.exit(code);
    });
  try {
    return await use({ folder, onChild: (pid, ended) => noteChild(folder, pid, ended) });
  } finally {
    end();
  }
}

/** Keeps a file for a process while it runs. */
function noteChild(folder, pid, ended) {
  const file = join(folder, `${pid}.child`);
  if (ended) forget(file);
  else writeFileSync(file, JSON.stringify(claimOf(pid)));
}

/** Ends the processes for which there are files in a folder. */
function endChildren(folder) {
  for (const name of readdirSync(folder)) if (name.endsWith('.child')) endChild(join(folder, name));
}

function endChild(file) {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8'));
    if (isAlive({ pid, began })) killGroup(pid);
  } catch {}
}
