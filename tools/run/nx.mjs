import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './paths.mjs';
import { excerpt, Stage } from './progress.mjs';

// Colors and warnings would make what is cached depend on the terminal that ran it first.
const quiet = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_NATIVE_COMMAND_RUNNER: 'false',
  NO_UPDATE_NOTIFIER: '1',
  CI: 'true',
  NODE_NO_WARNINGS: '1',
};

const SECOND = 1000;

/** The width of a terminal that does not say its own. */
const COLUMNS = 80;

/** How long each task took when it ran last. */
const secondsFile = inRoot('tools', '.cache', 'seconds.json');

/**
 * Begins a log of what tasks print, and says where it is.
 *
 * @param {string} name of the command
 */
export function startLog(name) {
  const log = inRoot('dist', 'log', `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  console.log(logLine(log));
  return log;
}

export const logLine = (log) => `log: ${relative(root, log)}`;

/**
 * Runs Nx as a stage of a command. What tasks print is added to the log; shown are the tasks that
 * run and end, in one line on a terminal and in one line for each elsewhere, and what one that
 * fails printed. A signal ends the tasks and then this process.
 *
 * @param {string} log
 * @param {string} name of the stage
 * @param {string} command
 * @param {...string} args
 * @returns {Promise<{ passed: boolean, summary: string[] }>}
 */
export async function nx(log, name, command, ...args) {
  const stage = new Stage(name, readSeconds(), Date.now());
  const screen = openScreen(stage);
  const program = inRoot('tools', 'run', 'nx-child.cjs');
  const child = spawn(process.execPath, [program, command, '--outputStyle=static', ...args], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, stdout, stderr, events] = /** @type {import('node:stream').Readable[]} */ (child.stdio);
  const file = openSync(log, 'a');
  for (const input of [stdout, stderr])
    createInterface({ input }).on('line', (line) =>
      appendFileSync(file, `${stripVTControlCharacters(line)}\n`),
    );

  // Nx ends its tasks at the first signal, however often it comes; one who asks again is not made
  // to wait for that.
  /** @type {NodeJS.Signals | null} */
  let ending = null;
  const end = (signal) => {
    child.kill(ending === null ? signal : 'SIGKILL');
    ending = signal;
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);

  const closed = new Promise((resolve) => child.on('close', resolve));
  for await (const text of createInterface({ input: events })) {
    const event = JSON.parse(text);
    stage.take(event, Date.now());
    if (event.kind === 'end' && ending === null) screen.show(event);
  }
  const status = await closed;

  closeSync(file);
  screen.close();
  mkdirSync(dirname(secondsFile), { recursive: true });
  writeFileSync(secondsFile, `${JSON.stringify(stage.seconds(), null, 2)}\n`);
  if (ending !== null) {
    console.error([`ended by ${ending}`, stage.summary()[0], logLine(log)].join('\n'));
    process.exit(128 + constants.signals[ending]);
  }
  for (const signal of signals) process.off(signal, end);
  // Nx did not come as far as a task: only the log says why.
  if (status !== 0 && !stage.isPlanned) console.error(excerpt(readFileSync(log, 'utf8')));
  return { passed: status === 0, summary: stage.summary() };
}

/** Shows a stage: in a line that is written anew each second, or in a line for each task. */
function openScreen(stage) {
  const { stdout } = process;
  const isTerminal = stdout.isTTY && process.env.TERM !== 'dumb';
  const clear = () => isTerminal && stdout.write('\r\x1b[2K');
  const draw = () => {
    clear();
    stdout.write(stage.line(Date.now(), (stdout.columns || COLUMNS) - 1));
  };
  const timer = isTerminal ? setInterval(draw, SECOND) : undefined;
  return {
    show(event) {
      clear();
      const failed = event.status === 'failure';
      if (failed || !isTerminal) console.log(stage.endLine(event, Date.now()));
      if (failed) console.log(`${excerpt(event.output)}\n`);
      if (isTerminal) draw();
    },
    close() {
      clearInterval(timer);
      clear();
    },
  };
}

function readSeconds() {
  try {
    return JSON.parse(readFileSync(secondsFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Runs Nx, of which nothing is seen unless it fails; true when all went well. */
export function silentNx(command, ...args) {
  const program = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const options = [program, command, '--outputStyle=static', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}

function environment() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quiet };
  delete env.FORCE_COLOR;
  delete env.NO_COLOR;
  return env;
}
