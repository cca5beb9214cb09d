import { type ChildProcess, spawn } from 'node:child_process';
import type { Io } from '../../shell/io.js';
import { killGroup } from '../../shell/leftovers.js';

/** The end of a process. */
export interface Ended {
  /** The exit code; `null` if it was killed, or never began. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** True if it took too long. */
  readonly late: boolean;
}

/** The surroundings of a process. */
export interface ChildOptions {
  readonly folder?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** The seconds after which it is killed; unlimited by default. */
  readonly most?: number;
  /** Called at its beginning and at its end. */
  readonly onChild?: Io['child'];
}

/**
 * Runs a program to its end, in a separate process group: what it starts, as a compiler does, is
 * killed with it.
 */
export function runChild(
  program: string,
  args: readonly string[],
  { folder, env, most, onChild }: ChildOptions = {},
): Promise<Ended> {
  const child = started(program, args, folder, env);
  const { pid } = child;
  if (pid !== undefined) onChild?.(pid, false);
  const isLate = killedAfter(child, most);
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  return new Promise((resolve) => {
    const end = (status: number | null, problem = '') => {
      if (pid !== undefined) onChild?.(pid, true);
      resolve({ status, stdout: stdout(), stderr: stderr() || problem, late: isLate() });
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (status) => end(status));
  });
}

/** Kills a process after some seconds; the function, called at its end, says whether it was. */
function killedAfter({ pid }: ChildProcess, most: number | undefined): () => boolean {
  let late = false;
  const kill = () => {
    late = true;
    if (pid !== undefined) killGroup(pid);
  };
  const timer = most === undefined ? undefined : setTimeout(kill, 1000 * most);
  return () => {
    clearTimeout(timer);
    return late;
  };
}

/** A process in a separate group, whose output can be read. */
const started = (
  program: string,
  args: readonly string[],
  folder: string | undefined,
  env: ChildOptions['env'],
) =>
  spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });

/** Collects what a stream gives; the function returns it. */
function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  return () => text;
}
