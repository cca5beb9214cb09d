import { certificateLine } from '../proofs/certificate.mjs';
import { countTests, forgetResults } from './counts.mjs';
import { logLine, nx, startLog } from './nx.mjs';

const CHECKS = 'build,types,types-tools,lint,unused,dts-guard,examples,doors,api,readme';
const TESTS = 'test,test-notebooks';

/** Tasks at a time: one more than small machines have cores, as many tests wait for processes. */
const TASKS = 3;

/**
 * `npm test`: everything is tried even when something fails; the exit code says whether all went
 * well.
 */
export const test = () => run('test', `${CHECKS},${TESTS}`);

/**
 * `npm run system`: processes that are killed, disks that fill up, documents that are followed, new
 * variants.
 */
export const system = () => run('system', 'system,test-documents,test-variants');

/** `npm run browsers`: the play page and JupyterLab in Chromium, notebooks on the real kernel. */
export const browsers = () => run('browsers', 'browsers,jupyter');

/** `npm run slurm`: a sweep on a Slurm of this machine, with a worker killed. */
export const slurm = () => run('slurm', 'slurm');

async function run(name, targets) {
  forgetResults();
  const begun = Date.now();
  const log = startLog(name);
  const options = [`--targets=${targets}`, `--parallel=${TASKS}`];
  const { passed, summary } = await nx(log, name, 'run-many', ...options);
  report(countTests(begun), passed, (Date.now() - begun) / 1000, summary);
  console.log(logLine(log));
  return passed ? 0 : 1;
}

function report({ passed, failed, skipped, cached, failures, retried }, allPassed, seconds, tasks) {
  console.log(
    `\n${allPassed ? 'all checks passed' : 'FAILED, see above'}, ${seconds.toFixed(0)} s`,
  );
  for (const line of tasks) console.log(line);
  for (const name of failures) console.log(`failed: ${name}`);
  for (const name of retried) console.log(`passed when tried again: ${name}`);
  console.log(`${passed - cached} tests ran, ${cached} came from the cache`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  console.log(certificateLine());
}
