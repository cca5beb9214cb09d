import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Arrangement, formatLabel, parseLabel, type TowerRules } from '@manaus/core';
import * as v from 'valibot';
import { expect } from 'vitest';
import { answers } from '../src/answers/index.js';
import { main } from '../src/index.js';

/** The answer to a command line. */
export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: readonly string[];
}

/** The address of a play page that need not be built. */
export const PAGE = 'file:///page/manaus.html';

/** Runs a command line within this process. */
export async function run(...argv: readonly string[]): Promise<Answer> {
  let out = '';
  const err: string[] = [];
  const code = await main(argv, {
    out: (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    page: PAGE,
    color: false,
    debug: false,
  });
  return { code, out, err };
}

/** Runs a command line given as one text, split at spaces outside double quotes. */
export const runLine = (line: string) =>
  run(...(line.match(/"[^"]*"|[^ ]+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, '$1')));

/** Expects exit 2, nothing on standard output, and one line that says these things. */
export async function expectBad(
  line: string | readonly string[],
  ...says: readonly (string | RegExp)[]
): Promise<void> {
  const { code, out, err } = await (typeof line === 'string' ? runLine(line) : run(...line));
  expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
  expect(err[0]).toMatch(/^manaus[^\n\r]*$/);
  expect(err[0].length).toBeLessThanOrEqual(300);
  for (const part of says) expect(err[0]).toMatch(part);
}

/** The answer to a command line as JSON, which has the shape that is declared for the command. */
export async function json(line: string): Promise<Record<string, unknown>> {
  const { code, out, err } = await runLine(`${line} --json`);
  if (code !== 0) throw new Error(`${line}: exit ${code}: ${err.join('\n')}`);
  const document = JSON.parse(out);
  const shape = shapeOf(line);
  const issue = shape && v.safeParse(shape, document).issues?.[0];
  if (issue) throw new Error(`${line}: ${v.getDotPath(issue)}: ${issue.message}`);
  return document;
}

/** The schema of the answer to a command line; none for `new`, `sweep` and the other actions. */
export function shapeOf(line: string): v.GenericSchema | undefined {
  const [name, action] = line.split(' ');
  const schemas: Readonly<Record<string, v.GenericSchema>> = answers;
  return schemas[`${name} ${action}`] ?? schemas[name];
}

/** Resolves once something holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}

const bin = fileURLToPath(new URL('../bin/manaus.js', import.meta.url));

/** The end of a process. */
export interface Finished {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: string;
  readonly err: string;
}

/** External influences on a process; times in milliseconds. */
export interface Surroundings {
  /** The time of the interrupt. */
  readonly interruptAfter?: number | Promise<void>;
  /** The signal of the interrupt; SIGINT by default. */
  readonly by?: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGKILL';
  /**
   * The time at which the reader of the output begins to read: 0 by default, infinite for never.
   */
  readonly readAfter?: number;
  /** The number of characters after which the reader closes the output. */
  readonly readOnly?: number;
  /** A file that receives the output instead of a reader. */
  readonly into?: string;
  /** The working folder, and variables of the environment beside those of this process. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command as a separate process. */
export function spawned(argv: readonly string[], around: Surroundings = {}): Promise<Finished> {
  const {
    interruptAfter,
    by = 'SIGINT',
    readAfter = 0,
    readOnly = Number.POSITIVE_INFINITY,
    into,
    folder,
    env = {},
  } = around;
  const child = spawn(process.execPath, [bin, ...argv], {
    stdio: ['ignore', into === undefined ? 'pipe' : openSync(into, 'w'), 'pipe'],
    cwd: folder,
    env: { ...process.env, ...env },
  });
  if (interruptAfter !== undefined) {
    const moment =
      typeof interruptAfter === 'number'
        ? new Promise<void>((resolve) => setTimeout(resolve, interruptAfter))
        : interruptAfter;
    moment.then(() => child.kill(by));
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
      if (readAfter === Number.POSITIVE_INFINITY) child.stdout?.destroy();
      child.on('close', () => resolve({ code, signal, out, err }));
    });
  });
}

/** The line before work of more than a minute. */
const ANNOUNCED = /^manaus [a-z ]+: this takes about [^\n]*\n/;

/**
 * Expects that Ctrl-C ended a process without output: by the exit code 130, or by the signal itself
 * if the worker thread did not end in time.
 */
export function expectInterrupted({ code, signal, out, err }: Finished): void {
  expect([130, 'SIGINT']).toContain(code ?? signal);
  expect([out, err.replace(ANNOUNCED, '')]).toEqual(['', '']);
}

/**
 * Expects that the steps of a solution, carried out on its first label by cutting discs off pegs
 * and putting them on others, reach each of its states in turn.
 */
export function expectReplayed(rules: TowerRules, found: Readonly<Record<string, unknown>>): void {
  const states = found.states as string[];
  const steps = found.steps as { disc: number; from: string; to: string }[];
  expect(steps).toHaveLength(Math.max(0, states.length - 1));
  const pegOf = (name: string) => Number(name.slice(1));
  let discs: Arrangement = states.length === 0 ? [] : parseLabel(rules, states[0]);
  for (const [i, { disc, from, to }] of steps.entries()) {
    const [top, ...left] = discs[pegOf(from)];
    expect(disc).toBe(top);
    discs = discs.map((held, peg) =>
      peg === pegOf(from) ? left : peg === pegOf(to) ? [top, ...held] : held,
    );
    discs = parseLabel(rules, formatLabel(discs));
    expect(formatLabel(discs)).toBe(formatLabel(parseLabel(rules, states[i + 1])));
  }
}
