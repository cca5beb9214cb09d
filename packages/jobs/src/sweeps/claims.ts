import { rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesIn, makeFolder } from '../storage/files.js';
import { claimOf, isAlive, readClaim } from '../storage/processes.js';
import { orUnwritable } from '../storage/write.js';

/**
 * Announces that this process works on the point of a result file; the returned function ends the
 * announcement.
 */
export function claim(resultFile: string): () => void {
  const file = claimFile(resultFile);
  orUnwritable(file, () => {
    makeFolder(dirname(file));
    writeFileSync(file, JSON.stringify(claimOf()));
  });
  return () => rmSync(file, { force: true });
}

/**
 * The process that works on a point: `nobody` also if it has died, `elsewhere` if it runs on
 * another machine.
 */
export function claimant(resultFile: string): 'nobody' | 'here' | 'elsewhere' {
  return holderOf(claimFile(resultFile));
}

function holderOf(file: string): 'nobody' | 'here' | 'elsewhere' {
  const found = readClaim(file);
  if (found === null) return 'nobody';
  if (found.host !== hostname()) return 'elsewhere';
  return isAlive(found) ? 'here' : 'nobody';
}

/** Removes from the folder of a sweep the announcements of processes that have died. */
export function clearClaims(folder: string): void {
  for (const file of filesIn(join(folder, 'running')))
    if (holderOf(file) === 'nobody') rmSync(file, { force: true });
}

const claimFile = (resultFile: string) =>
  join(dirname(dirname(resultFile)), 'running', basename(resultFile));
