import { spawnSync } from 'node:child_process';
import { inRoot } from './paths.js';

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: inRoot(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The commit that is checked out, with a plus where files differ from it; empty where there is no
 * repository.
 */
export function versionLine(): string {
  const hash = git('rev-parse', '--short=12', 'HEAD');
  if (hash === null) return '';
  return git('status', '--porcelain') === '' ? hash : `${hash}+`;
}
