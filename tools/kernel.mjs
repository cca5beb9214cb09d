#!/usr/bin/env node
// npm run kernel -- install | remove: makes the TypeScript kernel of this repository known to the
// user's own Jupyter or VS Code.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { inRoot } from './run/paths.mjs';

const launcher = inRoot('tools', 'jupyter', 'kernels', 'tslab', 'launch.cjs');

/** The folder of a user's Jupyter data. */
export function userData({ JUPYTER_DATA_DIR, XDG_DATA_HOME, APPDATA } = process.env) {
  if (JUPYTER_DATA_DIR) return JUPYTER_DATA_DIR;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Jupyter');
  if (process.platform === 'win32')
    return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'jupyter');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'jupyter');
}

const folder = join(userData(), 'kernels', 'tslab');
const file = join(folder, 'kernel.json');

/** The kernel by absolute paths, so that it starts from anywhere. */
function installKernel() {
  const spec = JSON.parse(readFileSync(join(launcher, '..', 'kernel.json'), 'utf8'));
  const argv = [process.execPath, launcher, '{connection_file}'];
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...spec, argv }, null, 2)}\n`);
  console.log(`manaus: the kernel TypeScript is in ${folder}`);
  console.log('manaus: open a notebook of this repository and choose it; npm run kernel -- remove');
}

function removeKernel() {
  if (!existsSync(file)) return console.log(`manaus: there is no kernel in ${folder}`);
  const { argv } = JSON.parse(readFileSync(file, 'utf8'));
  if (!argv.includes(launcher)) {
    console.error(`manaus: the kernel in ${folder} is not this repository's: it stays`);
    process.exitCode = 1;
    return;
  }
  rmSync(folder, { recursive: true });
  console.log(`manaus: the kernel is no longer in ${folder}`);
}

const commands = { install: installKernel, remove: removeKernel };
const command = commands[process.argv[2]];
if (command === undefined) {
  console.error('usage: npm run kernel -- install|remove');
  process.exit(2);
}
requireNode();
install();
command();
