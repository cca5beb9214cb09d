import { type Ended, runChild } from './child.js';
import type { Contender } from './contenders.js';
import type { Watcher } from './watcher.js';

/** The output of a run; further fields are those on which all must agree. */
export interface Run {
  /** The number of states; some programs print it as `states`. */
  readonly order: number;
  readonly seconds: number;
  readonly version?: string;
  /** Bytes per state in arrays, if the program counts them. */
  readonly bytes?: number;
  /** The peak memory of the process in bytes. */
  readonly peak?: number;
  readonly [found: string]: unknown;
}

/** Runs a contender once in a separate process; `null` if it takes longer than `most` seconds. */
export async function runOnce(
  { name, command, after = [], folder }: Contender,
  discs: number,
  most: number,
  onChild?: Watcher['onChild'],
): Promise<Run | null> {
  const [program, ...args] = command ?? [];
  const options = { folder, most, onChild };
  const ended = await runChild(program, [...args, String(discs), ...after], options);
  return ended.late ? null : runIn(ended, name);
}

/** The run that a program reported; throws if it failed. */
function runIn(ended: Ended, name: string): Run {
  if (ended.status !== 0) throw new Error(`${name}: ${reasonIn(ended)}`);
  const run = JSON.parse(ended.stdout);
  return { order: run.states, ...run };
}

/** The line of the error, else the last one. */
function reasonIn({ status, stderr }: Ended): string {
  const lines = stderr.trim().split('\n');
  const error = lines.find((line) => /^\w*Error\b/.test(line));
  return error || lines.at(-1) || `it ended with ${status ?? 'a signal'}`;
}
