// Seconds from Ctrl-C to the end of the process; a second is the limit of the command line's
// contract. node packages/cli/bench/interrupt.mjs
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/manaus.js', import.meta.url));
const LIMIT = 1;

const cases = [
  ['analyze hanoi --discs 18', 1500],
  ['analyze hanoi --discs 15 --explicit', 1000],
  ['analyze oxford --discs 10', 2000],
  ['study hanoi --discs 3..18', 3000],
];

function seconds(line, after) {
  const child = spawn(process.execPath, [bin, ...line.split(' ')], { stdio: 'ignore' });
  let interrupted;
  setTimeout(() => {
    interrupted = performance.now();
    child.kill('SIGINT');
  }, after);
  return new Promise((resolve) =>
    child.on('exit', () => resolve((performance.now() - interrupted) / 1000)),
  );
}

for (const [line, after] of cases) {
  const time = await seconds(line, after);
  console.log(`${time.toFixed(3)} s  ${line}${time > LIMIT ? '  (too long)' : ''}`);
}
