// The notebooks as another machine would run them: another time zone, another language, one core.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot, root } from '../run/paths.mjs';
import { committed } from './files.mjs';

const ENVIRONMENT = { TZ: 'Asia/Kathmandu', LANG: 'pt_BR.UTF-8', LC_ALL: 'pt_BR.UTF-8' };

/** The executed copy of a notebook. */
const copyOf = (name) => inRoot('tools', '.cache', 'elsewhere', `${name}.ipynb`);

/** True if a process can be bound to one core here. */
const hasTaskset = () => spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** Runs a notebook, bound to one core where that can be. */
async function runOn(core, name) {
  const [command, ...args] = [
    ...(core === null ? [] : ['taskset', '-c', String(core)]),
    process.execPath,
    inRoot('tools', 'notebooks', 'execute.cjs'),
    committed(name),
    copyOf(name),
  ];
  rmSync(copyOf(name), { force: true });
  const env = { ...process.env, ...ENVIRONMENT };
  await once(spawn(command, args, { cwd: root, env, stdio: 'ignore' }), 'exit');
  console.log(`notebooks: ${name} was run`);
}

/**
 * Runs notebooks, each on one core, at most two at a time.
 * @returns {Promise<(name: string) => string>} where the executed copy of a notebook is
 */
export async function runElsewhere(names) {
  const cores = hasTaskset() ? [0, 1].slice(0, availableParallelism()) : [null];
  if (cores[0] === null) console.error('notebooks: no taskset here: all cores are used');
  const left = [...names];
  const next = async (core) => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await runOn(core, name);
  };
  await Promise.all(cores.map(next));
  return copyOf;
}
