import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process on a machine. */
export interface Claim {
  readonly host: string;
  readonly pid: number;
  /**
   * The start time of the process on the clock of the system; it tells apart processes with a
   * reused pid.
   */
  readonly began: string;
}

/**
 * A process of this machine, as others see it; this one by default.
 *
 * @example
 * ```ts
 * claimOf().pid === process.pid; // => true
 * ```
 */
export const claimOf = (pid = process.pid): Claim => ({
  host: hostname(),
  pid,
  began: beginning(pid),
});

/**
 * True if a process of this machine has not ended.
 *
 * @example
 * ```ts
 * isAlive(claimOf()); // => true
 * ```
 */
export function isAlive({ pid, began }: Pick<Claim, 'pid' | 'began'>): boolean {
  try {
    process.kill(pid, 0);
    return beginning(pid) === began;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that a file names; `null` for none, or a text that a crash cut short. */
export function readClaim(file: string): Claim | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Claim;
  } catch {
    return null;
  }
}

/** The 22nd field of what Linux tells of a process that has not ended; nothing elsewhere. */
function beginning(pid: number): string {
  try {
    // The field in the text; a process that was killed stays there until its parent takes
    // notice.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? 'ended' : (fields[18] ?? '');
  } catch {
    return '';
  }
}
