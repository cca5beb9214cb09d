import { existsSync, readFileSync } from 'node:fs';
import { scoreboard } from '../scoreboard.mjs';
import { nx } from './nx.mjs';
import { inRoot } from './paths.mjs';

/** `npm run reproduce`: builds, runs the notebooks, checks the ledger, writes the report; what fails is in the report too. */
export function reproduce() {
  const built = nx('run-many', '--targets=build', '--parallel=2');
  const notebooks = nx('run', 'notebooks:all', '--parallel=2');
  const ledger = nx('run', 'tools:ledger');
  const report = nx('run', 'tools:report');
  const steps = { build: built, notebooks, ledger, report };
  printLedger();
  if (report) console.log('report: dist/report/index.html');
  const failed = Object.keys(steps).filter((name) => !steps[name]);
  if (failed.length > 0) console.error(`FAILED: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

function printLedger() {
  const file = inRoot('dist', 'ledger', 'ledger.json');
  if (!existsSync(file)) return console.error('no ledger was written');
  const { rows, problems } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${scoreboard(rows)}\n`);
  for (const problem of problems) console.error(`ledger: ${problem}`);
}
