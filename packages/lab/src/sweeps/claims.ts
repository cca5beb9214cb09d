import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A process that works on a point. */
export interface Claim {
  readonly host: string;
  readonly pid: number;
  /** The start time of the process on the clock of the system; it tells apart processes with a reused pid. */
  readonly began: string;
}

/** Announces that this process works on the point of a result file; the returned function ends the announcement. */
export function claim(resultFile: string): () => void {
  const file = claimFile(resultFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(thisProcess()));
  return () => rmSync(file, { force: true });
}

/** The process that works on a point: `nobody` also if it has died, `elsewhere` if it runs on another machine. */
export function claimant(resultFile: string): 'nobody' | 'here' | 'elsewhere' {
  const found = readClaim(claimFile(resultFile));
  if (found === null) return 'nobody';
  if (found.host !== hostname()) return 'elsewhere';
  return isAlive(found) ? 'here' : 'nobody';
}

/** This process, as others see it. */
export const thisProcess = (): Claim => ({
  host: hostname(),
  pid: process.pid,
  began: beginning(process.pid),
});

/** A claim truncated by a crash does not count. */
export function readClaim(file: string): Claim | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Claim;
  } catch {
    return null;
  }
}

export function isAlive({ pid, began }: Claim): boolean {
  try {
    process.kill(pid, 0);
    return beginning(pid) === began;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field of what Linux tells of a process that has not ended; nothing elsewhere. */
function beginning(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // One that was killed stays there until its parent takes notice.
    return 'ZX'.includes(state) ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}

const claimFile = (resultFile: string) =>
  join(dirname(dirname(resultFile)), 'running', basename(resultFile));
