// The notebooks as another machine would run them: another time zone, another language, one core.
import { spawnSync } from 'node:child_process';
import { inRoot, root } from '../run/paths.mjs';
import { committed } from './files.mjs';

const ENVIRONMENT = { TZ: 'Asia/Kathmandu', LANG: 'pt_BR.UTF-8', LC_ALL: 'pt_BR.UTF-8' };

/** True if a process can be bound to one core here. */
const hasTaskset = () => spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Runs notebooks, one after the other.
 * @returns {(name: string) => string} where the executed copy of a notebook is
 */
export function runElsewhere(names) {
  const oneCore = hasTaskset() ? ['taskset', '-c', '0'] : [];
  if (oneCore.length === 0) console.error('notebooks: no taskset here: all cores are used');
  const copyOf = (name) => inRoot('tools', '.cache', 'elsewhere', `${name}.ipynb`);
  for (const name of names) {
    const [command, ...args] = [
      ...oneCore,
      process.execPath,
      inRoot('tools', 'notebooks', 'execute.cjs'),
      committed(name),
      copyOf(name),
    ];
    spawnSync(command, args, { cwd: root, env: { ...process.env, ...ENVIRONMENT } });
  }
  return copyOf;
}
