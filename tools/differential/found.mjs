import { spawnSync } from 'node:child_process';
import { inRoot } from '../run/paths.mjs';

const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

const pythons = [
  process.env.MANAUS_PYTHON,
  'python3',
  '/usr/bin/python3',
  inRoot('.venv', 'bin', 'python'),
].filter(Boolean);

/** The first Python that has some modules, or undefined. */
export const python = (...modules) =>
  pythons.find((each) => runs(each, '-c', `import ${modules.join(', ')}`));

/** The program of Graphviz that runs its language for graphs, or undefined. */
export const gvpr = () => ['gvpr'].find((each) => runs(each, '-V'));

/** The program of nauty, under its own name or that of Debian, or undefined. */
export const nauty = (name) => [name, `nauty-${name}`].find((each) => runs(each, '-help'));
