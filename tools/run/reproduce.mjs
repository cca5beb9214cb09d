import { existsSync, readFileSync } from 'node:fs';
import { compareAll } from '../notebooks.mjs';
import { scoreboard } from '../scoreboard.mjs';
import { nx } from './nx.mjs';
import { inRoot } from './paths.mjs';

/** `npm run reproduce`: builds, runs the notebooks and compares them with what is stored, checks the ledger, writes the report; what fails is in the report too. */
export function reproduce() {
  const tasks = nx('run-many', '--targets=build,all,ledger,api', '--parallel=2');
  const report = nx('run', 'tools:report');
  const stored = compareAll();
  printLedger();
  if (report) console.log('report: dist/report/index.html');
  const passed = tasks && report && stored;
  if (!passed) console.error('FAILED: see above');
  return passed ? 0 : 1;
}

function printLedger() {
  const file = inRoot('dist', 'ledger', 'ledger.json');
  if (!existsSync(file)) return console.error('no ledger was written');
  const { rows, problems } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${scoreboard(rows)}\n`);
  for (const problem of problems) console.error(`ledger: ${problem}`);
}
