import { spawnSync } from 'node:child_process';
import { inRoot, root } from './paths.mjs';

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

/**
 * Runs Nx; true when all went well.
 * @param {string} command
 * @param {...string} args
 */
export const nx = (command, ...args) =>
  runNx([command, '--outputStyle=static', ...args], 'inherit').status === 0;

/** The same, of which nothing is seen unless it fails. */
export function silentNx(command, ...args) {
  const { status, stdout, stderr } = runNx([command, '--outputStyle=static', ...args], 'pipe');
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}

function runNx(args, output) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...quiet };
  delete env.FORCE_COLOR;
  delete env.NO_COLOR;
  const program = inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  return spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
    maxBuffer: 2 ** 28,
  });
}
