import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

const stamp = inRoot('node_modules', '.manaus-install');

/** Installs the locked packages, unless that has been done for this very lock file. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return;
  console.log('manaus: installing the locked packages (npm ci)');
  runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(stamp, `${wanted}\n`);
}

// No package here needs its install script: zeromq, resvg, nx and biome ship prebuilt binaries.
function runNpm(args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`manaus: npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}
