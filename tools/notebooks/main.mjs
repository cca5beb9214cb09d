#!/usr/bin/env node
// npm run notebooks [-- --store | --elsewhere | --missing] [NAME ...] Runs the notebooks and
// compares what they show with what is stored; NAME is a part of a path, such as 05-manaus.
import { rmSync, writeFileSync } from 'node:fs';
import { install } from '../run/install.mjs';
import { requireNode } from '../run/node-version.mjs';
import { logLine, nx, startLog } from '../run/nx.mjs';
import { workersFor } from '../run/workers.mjs';
import { compareAll } from './compare.mjs';
import { goElsewhere } from './elsewhere.mjs';
import { committed, executed, notebookNames, readNotebook, targetOf } from './files.mjs';
import { missing } from './missing.mjs';
import { fileText, stored, unfit } from './stored.mjs';

/**
 * Runs notebooks, some at a time; true when every one ran to its end. What did not change since is
 * not run again.
 */
async function runAll(names) {
  for (const name of names) rmSync(executed(name), { force: true });
  const log = startLog('notebooks');
  const options = [
    '--projects=notebooks',
    `--targets=${names.map(targetOf)}`,
    `--parallel=${workersFor()}`,
  ];
  const { passed, summary } = await nx(log, 'notebooks', 'run-many', ...options);
  for (const line of [...summary, logLine(log)]) console.log(line);
  return passed;
}

/** Rewrites the notebooks whose outputs changed; those that failed stay as they are. */
function storeAll(names) {
  const failed = names.filter((name) => {
    const copy = readNotebook(executed(name));
    const problems = copy === null ? ['it was not executed'] : unfit(copy);
    if (problems.length > 0) console.error([`${name}:`, ...problems].join('\n'), '\n');
    else store(name, stored(copy));
    return problems.length > 0;
  });
  return failed.length === 0;
}

function store(name, notebook) {
  const before = fileText(readNotebook(committed(name)));
  const after = fileText(notebook);
  if (before === after) return;
  writeFileSync(committed(name), after);
  console.log(`notebooks: ${name} renewed, ${(after.length / 1e6).toFixed(2)} MB`);
}

function reportMissing() {
  const ids = missing();
  for (const id of ids) console.error(`shown in no notebook: ${id}`);
  console.log(`notebooks: ${ids.length} of the works' figures, tables and algorithms are missing`);
  return ids.length === 0;
}

/** What is asked for; true if it went well. */
async function main(args) {
  const parts = args.filter((word) => !word.startsWith('--'));
  const names = notebookNames().filter(
    (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  if (names.length === 0) throw new Error(`no notebook has ${parts.join(' or ')} in its path`);
  if (args.includes('--missing')) return reportMissing();
  requireNode();
  install();
  if (args.includes('--elsewhere')) goElsewhere();
  const ran = await runAll(names);
  return (args.includes('--store') ? storeAll(names) : compareAll(names)) && ran;
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
