#!/usr/bin/env node
// Builds the package of the working folder and what it depends on, incrementally, and removes from
// dist what no source makes any more.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const made = /\.(?:d\.ts|js)$/;

/** True if a source makes the files of a name in dist. */
const isMade = (name) => ['.ts', '.tsx'].some((ending) => existsSync(join('src', name + ending)));

/**
 * tsc never deletes: what a renamed source left behind would be found by the ledger, and shipped.
 */
function removeOrphans() {
  if (!existsSync('dist')) return;
  for (const file of readdirSync('dist', { encoding: 'utf8', recursive: true }))
    if (made.test(file) && !isMade(file.replace(made, ''))) rmSync(join('dist', file));
}

removeOrphans();
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.json'], { stdio: 'inherit' });
process.exit(status ?? 1);
