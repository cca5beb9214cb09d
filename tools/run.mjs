#!/usr/bin/env node
// The commands of the project. Until `install` has run, nothing but Node's own modules may be
// imported.
import { install } from './run/install.mjs';
import { requireNode } from './run/node-version.mjs';
import { reproduce } from './run/reproduce.mjs';
import { browsers, slurm, system, test } from './run/test.mjs';

const commands = { test, system, reproduce, browsers, slurm };
const command = commands[process.argv[2]];
if (command === undefined) {
  console.error(
    `usage: node tools/run.mjs ${Object.keys(commands).join('|')} [--full] [--elsewhere]`,
  );
  process.exit(2);
}
// Longer ranges, minutes instead of seconds; the verdicts are the same.
if (process.argv.includes('--full')) process.env.MANAUS_EFFORT = 'full';
requireNode();
install();
process.exit(await command());
