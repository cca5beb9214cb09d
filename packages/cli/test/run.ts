import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from '../src/index.js';

/** What a command line answered. */
export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: readonly string[];
}

/** Runs a command line within this process. */
export async function run(...argv: readonly string[]): Promise<Answer> {
  let out = '';
  const err: string[] = [];
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    color: false,
    debug: false,
  });
  return { code, out, err };
}

/** A command line as one text, cut at spaces. */
export const runLine = (line: string) => run(...line.split(' ').filter((word) => word !== ''));

/** The answer to a command line as JSON. */
export async function json(line: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await runLine(`${line} --json`);
  if (code !== 0) throw new Error(`${line}: exit ${code}: ${err.join('\n')}`);
  return JSON.parse(out);
}

const bin = fileURLToPath(new URL('../bin/manaus.js', import.meta.url));

/** What a process left behind. */
export interface Finished {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
  readonly seconds: number;
}

/** What happens to a process from outside; times in milliseconds. */
export interface Surroundings {
  readonly interruptAfter?: number | Promise<void>;
  /** By which signal; SIGINT unless given. */
  readonly by?: 'SIGINT' | 'SIGKILL';
  /** When the reader of its output begins to read: at once unless given; never, if that is infinite. */
  readonly readAfter?: number;
  /** The reader closes the output after this many characters. */
  readonly readOnly?: number;
  /** A file that takes the output instead of a reader. */
  readonly into?: string;
}

/** Runs the command as a process of its own. */
export function spawned(argv: readonly string[], around: Surroundings = {}): Promise<Finished> {
  const {
    interruptAfter,
    by = 'SIGINT',
    readAfter = 0,
    readOnly = Number.POSITIVE_INFINITY,
    into,
  } = around;
  const child = spawn(process.execPath, [bin, ...argv], {
    stdio: ['ignore', into === undefined ? 'pipe' : openSync(into, 'w'), 'pipe'],
  });
  let interrupted = performance.now();
  if (interruptAfter !== undefined) {
    const moment =
      typeof interruptAfter === 'number'
        ? new Promise<void>((resolve) => setTimeout(resolve, interruptAfter))
        : interruptAfter;
    moment.then(() => {
      interrupted = performance.now();
      child.kill(by);
    });
  }
  let out = '';
  let err = '';
  const read = () => {
    if (readOnly === 0) child.stdout?.destroy();
    child.stdout?.on('data', (data) => {
      out += data;
      if (out.length >= readOnly) child.stdout?.destroy();
    });
  };
  if (readAfter === 0) read();
  else if (Number.isFinite(readAfter)) setTimeout(read, readAfter);
  child.stderr?.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      const seconds = (performance.now() - interrupted) / 1000;
      if (readAfter === Number.POSITIVE_INFINITY) child.stdout?.destroy();
      child.on('close', () => resolve({ code, signal, out, err, seconds }));
    });
  });
}
