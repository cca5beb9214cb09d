// An input of the cached target `report`: the commit that its pages name, and what it reads that is
// built.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function hashFolder(folder) {
  const sum = createHash('sha256');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).sort() : [];
  for (const name of names.filter((name) => /\.(json|html|css|js)$/.test(name)))
    sum.update(name).update(readFileSync(join(folder, name)));
  return sum.digest('hex');
}

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout;
console.log(git('rev-parse', 'HEAD'), git('status', '--porcelain') === '');
console.log(hashFolder('dist/ledger'), hashFolder('dist/api'));
