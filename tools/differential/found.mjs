import { spawnSync } from 'node:child_process';

const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

const pythons = [process.env.MANAUS_PYTHON, 'python3', '/usr/bin/python3'].filter(Boolean);

/** The first Python that has networkx and igraph, or undefined. */
export const python = () => pythons.find((each) => runs(each, '-c', 'import networkx, igraph'));

/** The first Python that has pandas with Parquet, and networkx, or undefined. */
export const pandas = () =>
  pythons.find((each) => runs(each, '-c', 'import pandas, pyarrow, networkx'));

/** The program of nauty, under its own name or that of Debian, or undefined. */
export const nauty = (name) => [name, `nauty-${name}`].find((each) => runs(each, '-help'));
