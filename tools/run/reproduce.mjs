import { scoreboard } from '../ledger/scoreboard.mjs';
import { compareAll } from '../notebooks/compare.mjs';
import { goElsewhere } from '../notebooks/elsewhere.mjs';
import { nx } from './nx.mjs';

/**
 * `npm run reproduce`: builds, runs the notebooks and compares them with what is stored, checks the
 * ledger, writes the report; what fails is in the report too. `--elsewhere`: as another machine
 * would.
 */
export async function reproduce() {
  if (process.argv.includes('--elsewhere')) goElsewhere();
  const tasks = nx('run-many', '--targets=build,all,ledger,api', '--parallel=2');
  const report = nx('run', '@manaus/site:report');
  const stored = compareAll();
  await printLedger();
  if (report) console.log('report: dist/report/index.html');
  const passed = tasks && report && stored;
  if (!passed) console.error('FAILED: see above');
  return passed ? 0 : 1;
}

async function printLedger() {
  // Loaded here, because it imports what is built, which a build that failed may not have left.
  const data = await import('../../packages/site/dist/read/ledger.js').catch(() => null);
  if (data === null) return console.error('no ledger was written');
  const { answers, problems } = data.readLedger();
  const rows = Object.entries(answers).map(([id, answer]) => ({ id, ...answer }));
  console.log(`\n${scoreboard(rows)}\n`);
  for (const problem of problems) console.error(`ledger: ${problem}`);
}
