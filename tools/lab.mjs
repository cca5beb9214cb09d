#!/usr/bin/env node
// npm run lab: a Python environment with JupyterLab, the packages built, the kernel known, and
// JupyterLab started. --prepare only prepares.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findPython,
  hasJupyter,
  inVenv,
  jupyterEnvironment,
  quietLab,
  venv,
} from './jupyter/environment.mjs';
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { silentNx } from './run/nx.mjs';
import { inRoot, root } from './run/paths.mjs';

const requirements = inRoot('tools', 'jupyter', 'requirements.txt');
const ready = join(venv, '.manaus-ready');
const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;

/** Makes .venv with the pinned packages, unless it is there with these very pins. */
function prepareJupyter() {
  const pins = readFileSync(requirements, 'utf8');
  if (
    hasJupyter() &&
    existsSync(join(venv, 'package.json')) &&
    readFileSync(ready, 'utf8') === pins
  )
    return;
  const python = findPython();
  if (python === null)
    stop('JupyterLab needs Python >= 3.10 with venv and pip (python3 was not found, or is older)');
  console.log('manaus: making .venv with JupyterLab (tools/jupyter/requirements.txt)');
  rmSync(ready, { force: true });
  if (!existsSync(inVenv('python')) && !run(python, ['-m', 'venv', venv]))
    stop('the virtual environment .venv could not be made');
  if (
    !run(inVenv('python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      '--require-hashes',
      '-r',
      requirements,
    ])
  )
    stop('pip could not install JupyterLab');
  // Jupyter runs its own scripts with Node: the type of the repository's modules must not be
  // theirs.
  writeFileSync(join(venv, 'package.json'), '{}\n');
  writeFileSync(ready, pins);
}

function stop(message) {
  console.error(`manaus: ${message}`);
  process.exit(1);
}

requireNode();
install();
prepareJupyter();
if (!process.argv.includes('--prepare')) {
  console.log('manaus: building the packages');
  if (!silentNx('run-many', '--targets=build', '--parallel=2'))
    stop('the packages could not be built');
  const page = existsSync(inRoot('notebooks', 'start-here.ipynb'))
    ? 'notebooks/start-here.ipynb'
    : 'notebooks';
  const others = [...quietLab, ...process.argv.slice(2)];
  process.exit(
    run(inVenv('jupyter'), ['lab', page, ...others], { env: jupyterEnvironment() }) ? 0 : 1,
  );
}
