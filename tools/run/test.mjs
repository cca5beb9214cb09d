import { countTests, forgetResults } from './counts.mjs';
import { nx } from './nx.mjs';

const CHECKS = 'build,typecheck,lint,unused,dts-guard,examples,api,readme';

/** `npm test`: everything is tried even when something fails; the exit code says whether all went well. */
export function test() {
  forgetResults();
  const begun = Date.now();
  const passed = nx('run-many', `--targets=${CHECKS},test,jupyter`, '--parallel=2');
  report(countTests(begun), passed, (Date.now() - begun) / 1000);
  return passed ? 0 : 1;
}

function report({ passed, failed, skipped, cached, failures }, allPassed, seconds) {
  console.log(
    `\n${allPassed ? 'all checks passed' : 'FAILED, see above'}, ${seconds.toFixed(0)} s`,
  );
  for (const name of failures) console.log(`failed: ${name}`);
  console.log(`${passed - cached} tests ran, ${cached} came from the cache`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
}
