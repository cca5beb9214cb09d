import { countTests, forgetResults } from './counts.mjs';
import { nx } from './nx.mjs';

// These arguments go to every target of the second call, which therefore runs nothing but vitest.
const VITEST = [
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
];

/** `npm test`: everything is tried even when something fails; the exit code says whether all went well. */
export function test() {
  forgetResults();
  const checks = nx(
    'run-many',
    '--targets=build,typecheck,lint,unused,dts-guard,examples,api,readme,jupyter',
    '--parallel=2',
  );
  const tests = nx('run-many', '--targets=test', '--parallel=2', '--', ...VITEST);
  const { passed, failed, skipped } = countTests();
  console.log(`\nchecks ${checks ? 'passed' : 'FAILED'}, tests ${tests ? 'passed' : 'FAILED'}`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return checks && tests ? 0 : 1;
}
