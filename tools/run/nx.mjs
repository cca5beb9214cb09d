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
export function nx(command, ...args) {
  const env = { ...process.env, ...quiet };
  delete env.FORCE_COLOR;
  delete env.NO_COLOR;
  return (
    spawnSync(
      process.execPath,
      [
        inRoot('node_modules', 'nx', 'dist', 'bin', 'nx.js'),
        command,
        '--outputStyle=static',
        ...args,
      ],
      {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    ).status === 0
  );
}
