// An input of the cached target `report`: what it reads that is built, and the commit in its head.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../run/paths.mjs';
import { commit } from './versions.mjs';

function hashFolder(folder) {
  const sum = createHash('sha256');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).sort() : [];
  for (const name of names.filter((name) => /\.(json|ipynb|html|css|js)$/.test(name)))
    sum.update(name).update(readFileSync(join(folder, name)));
  return sum.digest('hex');
}

console.log(
  commit(),
  hashFolder(inRoot('dist', 'ledger')),
  hashFolder(inRoot('dist', 'notebooks')),
  hashFolder(inRoot('dist', 'api')),
);
