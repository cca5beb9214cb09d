// Where Jupyter and the browser are, if they are anywhere.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The virtual environment of the project. */
export const venv = join(root, '.venv');

/** A program of the virtual environment. */
export const inVenv = (name) => join(venv, process.platform === 'win32' ? 'Scripts' : 'bin', name);

/** Jupyter's environment: it knows the kernel of this repository, and its Python package. */
export const jupyterEnvironment = () => ({
  ...process.env,
  JUPYTER_PATH: join(root, 'tools', 'jupyter'),
  NODE_NO_WARNINGS: '1',
  ...pythonEnvironment(),
});

/** The environment in which Python finds the package of this repository, and that the engine. */
export const pythonEnvironment = () => ({
  MANAUS: join(root, 'packages', 'cli', 'bin', 'manaus.js'),
  PYTHONPATH: join(root, 'python', 'src'),
  PYTHONDONTWRITEBYTECODE: '1',
});

/**
 * The same without any settings or kernels of the user's, which a test must not depend on.
 * @param {string} state an empty folder for what Jupyter wants to remember
 */
export function isolatedEnvironment(state) {
  return {
    ...jupyterEnvironment(),
    JUPYTER_CONFIG_DIR: join(state, 'config'),
    JUPYTER_DATA_DIR: join(state, 'data'),
    IPYTHONDIR: join(state, 'ipython'),
  };
}

/**
 * The options with which JupyterLab prints its address and nothing else: its log has it as the only
 * critical line. Jupyter refuses to run as root unless told that it may, as in a container.
 */
export const quietLab = [
  '--Application.log_level=CRITICAL',
  ...(process.getuid?.() === 0 ? ['--allow-root'] : []),
];

/** True if the pinned Jupyter is installed and runs. */
export const hasJupyter = () =>
  existsSync(join(venv, '.manaus-ready')) && existsSync(inVenv('jupyter'));

/** The first program of some names in the path or at other places, or null. */
function findProgram(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...places].find(isExecutable) ?? null;
}

/** The path of an installed Chromium or Chrome, or null. */
export const findChromium = () =>
  findProgram(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  );

/** The path of an installed Firefox, or null. */
export const findFirefox = () =>
  findProgram(['firefox-esr', 'firefox'], ['/Applications/Firefox.app/Contents/MacOS/firefox']);

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Python >= 3.9 that can make virtual environments, or null. */
export function findPython() {
  const works = (name) =>
    spawnSync(name, ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], {
      stdio: 'ignore',
    }).status === 0;
  return ['python3', 'python'].find(works) ?? null;
}
