// The check of the optimal algorithm for Hanoi on three pegs from all starts, by tables over the
// nine smallest discs; against the same loop in C++ where g++ is, and against the check that makes
// one step after another.
//   node tools/bench/ours/all-starts.mjs [ROUNDS] [DISCS ...]      for example 3 15 16 17
// The levels modulo 3 come from a search before, timed apart: it stands for the truth and knows
// nothing of the algorithm. Each round is a separate process, all in turn; the medians are
// compared.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const peer = fileURLToPath(new URL('../../peers/all-starts.cpp', import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

if (process.argv[2] === '--once') once(Number(process.argv[3]), process.argv[4] === 'plain');
else compare();

async function once(discs, plain) {
  const { hanoi } = await import('@manaus/core');
  const { checkAllStarts } = await import('@manaus/graph');
  const { goalRanks, towerGraph } = await import('@manaus/kernels');
  const { checkAutomaton } = await import(
    '../../../packages/kernels/dist/automata/check-automaton.js'
  );
  const { automatonStep, stackingAutomaton } = await import(
    '../../../packages/kernels/dist/automata/peg-automaton.js'
  );
  const [rules, automaton] = [hanoi(discs), stackingAutomaton(2)];
  const times = {};
  const onPhase = (what) => {
    times[what] = performance.now();
  };
  const found = plain
    ? checkAllStarts(towerGraph(rules), goalRanks(rules), automatonStep(rules, automaton), {
        onPhase,
      })
    : checkAutomaton(rules, automaton, { onPhase });
  const end = performance.now();
  console.log(
    JSON.stringify({
      order: found.starts,
      optimal: found.optimal,
      search: (times.steps - times.levels) / 1000,
      seconds: (end - times.steps) / 1000,
    }),
  );
}

function compare() {
  const rounds = Number(process.argv[2] ?? 3);
  const sizes = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [14, 15, 16];
  console.log(`${rounds} rounds in turn, medians; ${cpus()[0].model}, Node ${process.version}`);
  const program = compile();
  for (const discs of sizes) {
    /** @type {Record<'tables' | 'plain' | 'cpp', Run[]>} */
    const results = { tables: [], plain: [], cpp: [] };
    for (let round = 0; round < rounds; round++) {
      results.tables.push(run(process.execPath, self, '--once', discs));
      if (discs <= 14) results.plain.push(run(process.execPath, self, '--once', discs, 'plain'));
      if (program !== null) results.cpp.push(run(program, discs));
    }
    report(discs, results);
  }
}

/**
 * @typedef {{ order: number, optimal: boolean, seconds: number, search?: number }} Run what a
 * program prints; `search` is ours alone
 */

function run(command, ...args) {
  return JSON.parse(execFileSync(command, args.map(String), { encoding: 'utf8' }));
}

function report(discs, { tables, plain, cpp }) {
  for (const { order, optimal } of [...tables, ...plain, ...cpp])
    if (order !== 3 ** discs || !optimal)
      throw new Error(`${discs} discs: ${order} states, optimal: ${optimal}`);
  const secondsOf = (runs, key = 'seconds') => median(runs.map((run) => run[key]));
  const seconds = secondsOf(tables);
  const parts = [
    `H_3^${discs}: ${3 ** discs} states checked in ${seconds.toFixed(3)} s, ${(3 ** discs / seconds / 1e6).toFixed(0)} million states/s`,
    `the search for the levels before took ${secondsOf(tables, 'search').toFixed(2)} s`,
    cpp.length > 0
      ? `C++ ${secondsOf(cpp).toFixed(3)} s: TypeScript takes ${(seconds / secondsOf(cpp)).toFixed(2)} times as long`
      : 'C++ skipped: no g++',
  ];
  if (plain.length > 0)
    parts.push(
      `one step after another takes ${(secondsOf(plain) / seconds).toFixed(0)} times as long`,
    );
  console.log(parts.join('; '));
}

/** The program, or `null` where there is no compiler. */
function compile() {
  const out = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'all-starts');
  try {
    execFileSync('g++', ['-O3', '-march=native', '-std=c++20', peer, '-o', out], { stdio: 'pipe' });
    return out;
  } catch {
    return null;
  }
}
