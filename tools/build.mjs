#!/usr/bin/env node
// Builds the package of the working folder from nothing: tsc never deletes, and what a renamed file leaves behind would be shipped.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync('dist', { recursive: true, force: true });
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
process.exit(
  spawnSync(process.execPath, [tsc, '-p', 'tsconfig.json'], { stdio: 'inherit' }).status ?? 1,
);
