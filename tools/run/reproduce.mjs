import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { scoreboard } from '../scoreboard.mjs';
import { nx } from './nx.mjs';
import { inRoot } from './paths.mjs';

/** `npm run reproduce`: builds, runs the notebooks, checks the ledger, writes the report; what fails is in the report too. */
export function reproduce() {
  const tasks = nx('run-many', '--targets=build,all,ledger,api', '--parallel=2');
  const report = nx('run', 'tools:report');
  const notRun = unexecuted();
  printLedger();
  if (notRun.length > 0) console.error(`not executed: ${notRun.join(', ')}`);
  if (report) console.log('report: dist/report/index.html');
  const passed = tasks && report && notRun.length === 0;
  if (!passed) console.error('FAILED: see above');
  return passed ? 0 : 1;
}

/** Notebooks without an executed copy: nothing may be passed over in silence. */
function unexecuted() {
  const names = readdirSync(inRoot('notebooks'), { recursive: true }).filter(
    (name) => name.endsWith('.ipynb') && !name.includes('.ipynb_checkpoints'),
  );
  return names.filter((name) => !existsSync(inRoot('dist', 'notebooks', name)));
}

function printLedger() {
  const file = inRoot('dist', 'ledger', 'ledger.json');
  if (!existsSync(file)) return console.error('no ledger was written');
  const { rows, problems } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`\n${scoreboard(rows)}\n`);
  for (const problem of problems) console.error(`ledger: ${problem}`);
}
