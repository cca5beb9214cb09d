import { scoreboard } from '../ledger/scoreboard.mjs';
import { compareAll } from '../notebooks/compare.mjs';
import { goElsewhere } from '../notebooks/elsewhere.mjs';
import { logLine, nx, startLog } from './nx.mjs';
import { workersFor } from './workers.mjs';

/**
 * `npm run reproduce`: builds, runs the notebooks and compares them with what is stored, checks the
 * ledger, writes the report; what fails is in the report too. `--elsewhere`: as another machine
 * would.
 */
export async function reproduce() {
  if (process.argv.includes('--elsewhere')) goElsewhere();
  const log = startLog('reproduce');
  const targets = ['--targets=build,all,ledger,api', `--parallel=${workersFor()}`];
  const tasks = await nx(log, 'works and notebooks', 'run-many', ...targets);
  const report = await nx(log, 'report', 'run', '@manaus/site:report');
  const stored = compareAll();
  await printLedger();
  for (const line of [...tasks.summary, ...report.summary, logLine(log)]) console.log(line);
  if (report.passed) console.log('report: dist/report/index.html');
  const passed = tasks.passed && report.passed && stored;
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
