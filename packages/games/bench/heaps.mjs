// Grundy values of subtraction games to 10^7 heaps, and of 1000 random games to 10^5, of Kayles and
// two more octal games, and Sim, against straightforward C++ where g++ is.
//   node packages/games/bench/heaps.mjs [ROUNDS]
// Each round is a separate process, all in turn; the medians are compared. The checksums of the
// values must agree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../core/dist/index.js';

const self = fileURLToPath(import.meta.url);
const source = fileURLToPath(new URL('../../../tools/peers/heaps.cpp', import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const HEAPS = 10_000_000;
const GAMES = 1000;
const HEAPS_A_GAME = 100_000;

const random = seededRandom(2013);
/** A whole number below 2^32, the same sequence in every run. */
const next = () => random() * 2 ** 32;
const subset = (share) =>
  Array.from({ length: 64 }, (_, i) => i + 1).filter(() => next() % 100 < share);
const CASES = [
  { name: '{1, ..., 64}', upto: HEAPS, sets: [Array.from({ length: 64 }, (_, i) => i + 1)] },
  { name: 'the squares', upto: HEAPS, sets: [[1, 4, 9, 16, 25, 36, 49, 64]] },
  { name: 'a random half of {1, ..., 64}', upto: HEAPS, sets: [subset(50)] },
  {
    name: `${GAMES} random sets`,
    upto: HEAPS_A_GAME,
    sets: Array.from({ length: GAMES }, () => subset(20)).map((set) =>
      set.length === 0 ? [1] : set,
    ),
  },
];

/** Octal games, with the mask of the rare values that the C++ program is told. */
const OCTAL = [
  { code: '0.77', upto: HEAPS, mask: 15 },
  { code: '0.156', upto: HEAPS, mask: 27 },
  { code: '0.16', upto: 1_000_000, mask: 30 },
];

if (process.argv[2] === '--octal') octal(OCTAL[Number(process.argv[3])], process.argv[4]);
else if (process.argv[2] === '--sim') sim(process.argv[3]);
else if (process.argv[2] === '--once') once(CASES[Number(process.argv[3])], process.argv[4]);
else compare(Number(process.argv[2] ?? 3));

function checksumOf(values) {
  let sum = 0;
  for (let heap = 0; heap < values.length; heap++) sum = (Math.imul(sum, 31) + values[heap]) >>> 0;
  return sum;
}

/** `counted`: heap after heap, no period looked for. */
async function once({ upto, sets }, how) {
  const { subtractionGrundyValues } = await import('../dist/heaps/subtraction/grundy-values.js');
  const { countedValues } = await import('../dist/heaps/subtraction/rows.js');
  const compute = how === 'counted' ? countedValues : subtractionGrundyValues;
  let seconds = 0;
  const checksums = sets.map((set) => {
    const start = performance.now();
    const values = compute(set, upto);
    seconds += (performance.now() - start) / 1000;
    return checksumOf(values);
  });
  console.log(JSON.stringify({ seconds, checksums }));
}

function compare(rounds) {
  const cpp = compiled();
  console.log(
    `${rounds} rounds in turn, medians; ${cpus()[0].model}, Node ${process.version}${cpp === null ? '; C++ skipped: no g++' : ''}`,
  );
  for (const [index, { name, upto, sets }] of CASES.entries()) {
    const runs = { periodic: [], counted: [], cpp: [] };
    for (let round = 0; round < rounds; round++) {
      for (const how of ['periodic', 'counted'])
        runs[how].push(
          JSON.parse(
            execFileSync(process.execPath, [self, '--once', String(index), how], {
              encoding: 'utf8',
            }),
          ),
        );
      if (cpp !== null) runs.cpp.push(theirs(cpp, upto, sets));
    }
    for (const run of Object.values(runs).flat())
      if (String(run.checksums) !== String(runs.periodic[0].checksums))
        throw new Error(`${name}: the values differ`);
    const [periodic, counted, reference] = Object.values(runs).map((all) =>
      median(all.map((run) => run.seconds)),
    );
    const ratio = (seconds) =>
      cpp === null ? '' : ` (${(seconds / reference).toPrecision(2)} times C++)`;
    console.log(
      `${name} to ${upto}: ${periodic.toFixed(3)} s${ratio(periodic)}; no period used: ${counted.toFixed(3)} s${ratio(counted)}${cpp === null ? '' : `; C++ ${reference.toFixed(3)} s`}`,
    );
  }
  for (const [index, game] of OCTAL.entries()) compareOctal(index, game, rounds, cpp);
  compareSim(rounds, cpp);
}

/** `counted`: heap after heap by the sparse-space method; else a proved period is copied. */
async function octal({ code, upto }, how) {
  const { knownOctal } = await import('../dist/heaps/octal/known-values.js');
  const { sparseValues } = await import('../dist/heaps/octal/sparse-values.js');
  const { breakingRule } = await import('../dist/heaps/octal/code.js');
  const start = performance.now();
  const values =
    how === 'counted'
      ? sparseValues(breakingRule(code), upto).values
      : knownOctal(breakingRule(code)).to(upto);
  const seconds = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ seconds, checksum: checksumOf(values) }));
}

function compareOctal(index, { code, upto, mask }, rounds, cpp) {
  const ours = (how) => [process.execPath, self, '--octal', String(index), how];
  const theirs = [cpp, 'octal', String(upto), String(mask), code.slice(2)];
  compareRuns(`${code} to ${upto}`, rounds, {
    'a period used': ours('periodic'),
    'every heap counted': ours('counted'),
    ...(cpp === null ? {} : { 'C++': theirs }),
  });
}

/** `classes`: up to renaming the points; `all`: every coloring. Who wins is the checksum. */
async function sim(how) {
  const { simCounts, solveSim } = await import('../dist/index.js');
  const start = performance.now();
  const first = how === 'classes' ? solveSim().outcome(0, 0) === 'N' : simCounts().wins(0, 0);
  console.log(
    JSON.stringify({ seconds: (performance.now() - start) / 1000, checksum: Number(first) }),
  );
}

/** The C++ search stops at the first winning move; ours find the outcome of every position. */
function compareSim(rounds, cpp) {
  compareRuns('Sim', rounds, {
    'up to renaming': [process.execPath, self, '--sim', 'classes'],
    'every position': [process.execPath, self, '--sim', 'all'],
    ...(cpp === null ? {} : { 'C++': [cpp, 'sim'] }),
  });
}

/** The medians of commands that print their seconds and a checksum, which must agree. */
function compareRuns(name, rounds, commands) {
  const runs = Object.fromEntries(Object.keys(commands).map((how) => [how, []]));
  for (let round = 0; round < rounds; round++)
    for (const [how, [program, ...args]] of Object.entries(commands))
      runs[how].push(JSON.parse(execFileSync(program, args, { encoding: 'utf8' })));
  const checksums = new Set(Object.values(runs).flatMap((all) => all.map((run) => run.checksum)));
  if (checksums.size > 1) throw new Error(`${name}: the answers differ`);
  const times = Object.entries(runs).map(
    ([how, all]) => `${how} ${median(all.map((run) => run.seconds)).toFixed(3)} s`,
  );
  console.log(`${name}: ${times.join('; ')}`);
}

/** The time is what the program measures, so that starting it many times costs nothing. */
function theirs(cpp, upto, sets) {
  const runs = sets.map((set) =>
    JSON.parse(
      execFileSync(cpp, ['subtraction', String(upto), ...set.map(String)], { encoding: 'utf8' }),
    ),
  );
  return {
    seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
    checksums: runs.map((run) => run.checksum),
  };
}

function compiled() {
  const out = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'heaps');
  try {
    execFileSync('g++', ['-O3', '-march=native', '-std=c++20', source, '-o', out], {
      stdio: 'pipe',
    });
    return out;
  } catch {
    return null;
  }
}
