import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { inRoot, root } from '../run/paths.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** The commit that is checked out, marked where files differ from it. */
export function commit() {
  const hash = git('rev-parse', '--short=12', 'HEAD');
  if (hash === null) return 'not a git clone';
  return git('status', '--porcelain') === '' ? hash : `${hash}, with changes`;
}

const versionOf = (...path) =>
  JSON.parse(readFileSync(inRoot(...path, 'package.json'), 'utf8')).version;

/** The versions that what is reported rests on. */
export function versions() {
  const packages = readdirSync(inRoot('packages')).map((name) => [
    `@manaus/${name}`,
    versionOf('packages', name),
  ]);
  const tools = ['typescript', 'tslab', 'plotly.js-dist', 'nx'].map((name) => [
    name,
    versionOf('node_modules', name),
  ]);
  return [['Node', process.versions.node], ...packages, ...tools];
}

/** The machine in a line. */
export function machine() {
  const processors = cpus();
  const name = processors[0]?.model.trim() || 'unknown processor';
  return `${type()} ${release()} ${arch()}, ${processors.length} × ${name}, ${(totalmem() / 2 ** 30).toFixed(1)} GiB`;
}
