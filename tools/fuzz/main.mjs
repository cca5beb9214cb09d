#!/usr/bin/env node
// npm run fuzz -- --minutes N [--seed S]: the properties of tools/fuzz, each for its share of N
// minutes (10 by default), from a seed that is printed.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../run/paths.mjs';

function option(name, otherwise) {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? otherwise : Number(process.argv[at + 1]);
  if (value >= 0 && value < 2 ** 31) return value;
  console.error(`manaus: ${name} must be a number >= 0`);
  process.exit(2);
}

const minutes = option('--minutes', 10);
const seed = option('--seed', Math.floor(Math.random() * 2 ** 31));
const folder = inRoot('tools', 'fuzz');
const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
const properties = files.flatMap((name) => [
  ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^fuzz\(/gm),
]).length;
console.log(`fuzz: ${properties} properties, ${minutes} minutes, --seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project=tools',
    'tools/fuzz',
    '--no-file-parallelism',
    '--reporter=dot',
    '--testTimeout=0',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      MANAUS_FUZZ_MINUTES: String(minutes / properties),
      MANAUS_FUZZ_SEED: String(seed),
    },
  },
);
console.log(`fuzz: ${status === 0 ? 'nothing found' : 'FAILED, see above'}, --seed ${seed}`);
process.exit(status ?? 1);
