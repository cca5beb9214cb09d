import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import type { Machine } from './types.js';

/** This machine, as a report names it. */
export const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version.slice(1),
  compiler: compiler(),
  platform: `${process.platform}-${process.arch}`,
  date: new Date().toISOString().slice(0, 10),
});

/** The version of g++; `null` if it is not installed. */
function compiler(): string | null {
  try {
    return execFileSync('g++', ['-dumpfullversion'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
