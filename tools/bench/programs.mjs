import { spawn } from 'node:child_process';

/**
 * Runs a contender once in a separate process; `null` if it takes longer than `most` seconds.
 *
 * @param {{ name: string, command: string[] | null, after?: string[], folder: string }} contender
 * @param {number} discs
 * @param {number} most
 * @param {Options['onChild']} [onChild]
 */
export async function runOnce({ name, command, after = [], folder }, discs, most, onChild) {
  const [program, ...args] = command ?? [];
  const options = { folder, most, onChild };
  const ended = await runChild(program, [...args, String(discs), ...after], options);
  return ended.late ? null : runIn(ended, name);
}

/** The run that a program reported; throws if it failed. */
function runIn(ended, name) {
  if (ended.status !== 0) throw new Error(`${name}: ${reasonIn(ended)}`);
  const run = JSON.parse(ended.stdout);
  return { order: run.states, ...run };
}

/** The line of the error, else the last one. */
function reasonIn({ status, stderr }) {
  const lines = stderr.trim().split('\n');
  const error = lines.find((line) => /^\w*Error\b/.test(line));
  return error || lines.at(-1) || `it ended with ${status ?? 'a signal'}`;
}

/**
 * Runs a program to its end, in a separate process group: what it starts, as a compiler does, is
 * killed with it.
 * @param {string} program
 * @param {string[]} args
 * @param {Options} options `most` seconds; `onChild` is called at the beginning and at the end
 * @typedef {{
 *   folder?: string,
 *   env?: Record<string, string>,
 *   most?: number,
 *   onChild?: (pid: number, hasEnded: boolean) => void,
 * }} Options
 */
export function runChild(program, args, { folder, env, most, onChild } = {}) {
  const child = started(program, args, folder, env);
  const { pid } = child;
  if (pid !== undefined) onChild?.(pid, false);
  const isLate = killedAfter(pid, most);
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  return new Promise((resolve) => {
    const end = (status, problem = '') => {
      if (pid !== undefined) onChild?.(pid, true);
      resolve({ status, stdout: stdout(), stderr: stderr() || problem, late: isLate() });
    };
    child.on('error', ({ message }) => end(null, message));
    child.on('close', (status) => end(status));
  });
}

/** Kills a process after some seconds; the function, called at its end, says whether it was. */
function killedAfter(pid, most) {
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
const started = (program, args, folder, env) =>
  spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });

/** Collects what a stream gives; the function returns it. */
function textOf(stream) {
  let text = '';
  stream.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  return () => text;
}

/** Kills a process and what it started; one that has already ended is fine. */
export function killGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {}
}
