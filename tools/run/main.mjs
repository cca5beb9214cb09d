#!/usr/bin/env node
// The commands of the project. Until `install` has run, nothing but Node's own modules may be
// imported.
import { install } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { reproduce } from './reproduce.mjs';
import { browsers, slurm, system, test } from './test.mjs';

const commands = { test, system, reproduce, browsers, slurm };
const command = commands[process.argv[2]];
if (command === undefined) {
  console.error(
    `usage: node tools/run/main.mjs ${Object.keys(commands).join('|')} [--full] [--elsewhere]`,
  );
  process.exit(2);
}
// Longer ranges, minutes instead of seconds; the verdicts are the same.
if (process.argv.includes('--full')) process.env.MANAUS_EFFORT = 'full';
requireNode();
install();
process.exit(await command());
