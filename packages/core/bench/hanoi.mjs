// Moves a second from the iterators of Hanoi on three pegs, beside a C++ loop that does the same,
// where g++ is.
//   node packages/core/bench/hanoi.mjs [ROUNDS]
// Each round is a separate process, both in turn; the medians are compared. The sum of disc times
// peg over all moves must agree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const yardstick = fileURLToPath(new URL('../../../tools/peers/hanoi.cpp', import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** The shortest solution of 25 discs, the worst of 15, and a path between two states of 26. */
const DISCS = { shortest: 25, worst: 15, path: 26 };

if (process.argv[2] === '--once') await once(process.argv[3]);
else compare(Number(process.argv[2] ?? 5));

async function once(what) {
  const { hanoiMoves, hanoiPath, hanoiWorstMoves } = await import('../dist/index.js');
  const discs = DISCS[what];
  const states = [(disc) => disc % 3, (disc) => (disc * disc + 1) % 3].map((peg) =>
    Array.from({ length: discs }, (_, disc) => peg(disc)),
  );
  const start = performance.now();
  const moves =
    what === 'shortest'
      ? hanoiMoves(discs)
      : what === 'worst'
        ? hanoiWorstMoves(discs)
        : hanoiPath(...states);
  let count = 0;
  let sum = 0;
  for (const { disc, to } of moves) {
    count++;
    sum += disc * to;
  }
  console.log(JSON.stringify({ count, sum, seconds: (performance.now() - start) / 1000 }));
}

function compare(rounds) {
  const cpp = compiled();
  console.log(`${rounds} rounds in turn, medians; ${cpus()[0].model}, Node ${process.version}`);
  for (const what of Object.keys(DISCS)) {
    const [ours, theirs] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(
        JSON.parse(execFileSync(process.execPath, [self, '--once', what], { encoding: 'utf8' })),
      );
      if (cpp !== null && what !== 'path')
        theirs.push(
          JSON.parse(execFileSync(cpp, [what, String(DISCS[what])], { encoding: 'utf8' })),
        );
    }
    if (theirs.some(({ count, sum }) => count !== ours[0].count || sum !== ours[0].sum))
      throw new Error(`${what}: the C++ loop makes other moves`);
    const rate = (runs) => runs[0].count / median(runs.map((run) => run.seconds)) / 1e6;
    const beside =
      theirs.length === 0
        ? cpp === null
          ? 'C++ skipped: no g++'
          : ''
        : `C++ -O3 ${rate(theirs).toFixed(0)}, ${(rate(theirs) / rate(ours)).toFixed(1)} times as many`;
    console.log(
      `${what}, ${DISCS[what]} discs: ${rate(ours).toFixed(1)} million moves a second; ${beside}`,
    );
  }
}

function compiled() {
  const out = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'hanoi');
  try {
    execFileSync('g++', ['-O3', '-march=native', '-std=c++20', yardstick, '-o', out], {
      stdio: 'pipe',
    });
    return out;
  } catch {
    return null;
  }
}
