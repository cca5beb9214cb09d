import { spawn } from 'node:child_process';
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

/** Runs the command as a process of its own, through a shell if `line` is a text. */
export function spawned(argv: readonly string[] | string, interruptAfter?: number): Promise<Finished> {
  const env = { ...process.env, MANAUS: `"${process.execPath}" "${bin}"` };
  const child = typeof argv === 'string' ? spawn('bash', ['-c', argv], { env }) : spawn(process.execPath, [bin, ...argv], { env });
  const start = performance.now();
  let interrupted = start;
  if (interruptAfter !== undefined) {
    setTimeout(() => {
      interrupted = performance.now();
      child.kill('SIGINT');
    }, interruptAfter);
  }
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err, seconds: (performance.now() - interrupted) / 1000 }));
  });
}
