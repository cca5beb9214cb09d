#!/usr/bin/env node
// npm run rebuild: builds all packages and the site twice from nothing, and compares every file and
// every tarball that npm would publish, byte for byte.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from './run/paths.mjs';

const packages = readdirSync(inRoot('packages'));

function run(...command) {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`manaus: ${command.join(' ')} failed\n${stdout}${stderr}`);
  process.exit(1);
}

/** The digests of all that a build makes: the files, and the packed packages. */
function built() {
  for (const name of packages)
    rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true });
  run('node', 'node_modules/typescript/bin/tsc', '-b', '--force');
  for (const name of ['explorer', 'site']) run('npm', 'run', 'build', '-w', `packages/${name}`);
  rmSync(inRoot('dist', 'report'), { recursive: true, force: true });
  run('node', 'packages/site/dist/main.js');
  const packed = mkdtempSync(join(tmpdir(), 'manaus-packed-'));
  for (const name of packages)
    run('npm', 'pack', `./packages/${name}`, '--pack-destination', packed);
  const dists = packages.map((name) => inRoot('packages', name, 'dist'));
  const folders = [packed, inRoot('dist', 'report'), ...dists];
  const digests = new Map(folders.filter(existsSync).flatMap(digestsIn));
  rmSync(packed, { recursive: true });
  return digests;
}

/** @returns {[name: string, digest: string][]} */
function digestsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '.tsbuildinfo')
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const name = file.startsWith(root) ? file.slice(root.length + 1) : entry.name;
      return [name, createHash('sha256').update(readFileSync(file)).digest('hex')];
    });
}

const [first, second] = [built(), built()];
const names = [...new Set([...first.keys(), ...second.keys()])];
const different = names.filter((name) => first.get(name) !== second.get(name));
const tarballs = names.filter((name) => name.endsWith('.tgz')).length;
console.log(`${names.length} files, ${tarballs} of them packages: ${different.length} differ`);
for (const name of different) console.log(`differs: ${name}`);
process.exit(different.length > 0 || tarballs !== packages.length ? 1 : 0);
