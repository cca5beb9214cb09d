// All states of a tower without storing its graph: bit planes for size-ordered towers, the lift for
// free-order ones; against the C++ yardsticks where g++ is, and against the plain search in lists.
//   node tools/bench/ours/implicit.mjs [ROUNDS] [CASE:DISCS ...] cases: four, three, oxford;
//   for example 3 four:16 oxford:10
// The yardsticks of H_4 and Oxford follow the same algorithm (Oxford's with lists for planes), that
// of H_3 keeps lists and no symmetry. The planes run in TypeScript, in WebAssembly on one thread,
// and as `searchTower` chooses; the other kernels as it chooses. Each round is a process of its
// own, all in turn; the medians are compared. Order, eccentricity and sum of distances must agree.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const peers = fileURLToPath(new URL('../../peers/', import.meta.url));
const self = fileURLToPath(import.meta.url);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The eccentricity of a perfect state on 4 pegs, for 10 discs and more: OEIS A382111. */
const PUBLISHED = [49, 65, 81, 97, 113, 130];

/**
 * The towers that are searched: rules, yardstick, the most discs for the plain search, and whether
 * a kernel is compiled.
 */
const CASES = {
  four: { title: 'H_4', peer: 'implicit.cpp', lists: 13, compiled: true, usual: [14, 15, 16] },
  three: { title: 'H_3', peer: 'lists.cpp', lists: 17, compiled: false, usual: [17, 18] },
  oxford: { title: 'Oxford', peer: 'lift.cpp', lists: 8, compiled: false, usual: [8, 9] },
};

if (process.argv[2] === '--once')
  once(process.argv[3], Number(process.argv[4]), ...process.argv.slice(5));
else compare();

/** One run as one line of JSON: --once CASE DISCS [METHOD|auto [ENGINE|auto [WORKERS]]] */
async function once(name, discs, method, engine, workers) {
  const { hanoi, oxford } = await import('@manaus/core');
  const { searchTower } = await import('@manaus/scale');
  const rules = name === 'oxford' ? oxford(discs) : hanoi(discs, { pegs: name === 'four' ? 4 : 3 });
  const start = performance.now();
  const found = searchTower(rules, {
    method,
    engine,
    workers: workers === undefined ? undefined : Number(workers),
  });
  const seconds = (performance.now() - start) / 1000;
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(
    JSON.stringify({
      order: found.reached,
      eccentricity: found.eccentricity,
      sum: String(found.sum),
      seconds,
      method: found.method,
      engine: found.engine,
      workers: found.workers,
      bytes: found.bytes / found.reached,
      peak,
    }),
  );
}

function compare() {
  const rounds = Number(process.argv[2] ?? 3);
  const asked = process.argv.slice(3).map((text) => text.split(':'));
  const runs =
    asked.length > 0
      ? asked.map(([name, discs]) => [name, Number(discs)])
      : Object.keys(CASES).flatMap((name) => CASES[name].usual.map((discs) => [name, discs]));
  console.log(`${rounds} rounds in turn, medians; ${cpus()[0].model}, Node ${process.version}`);
  checkPublished();
  const folder = mkdtempSync(join(tmpdir(), 'manaus-bench-'));
  const compiled = Object.fromEntries(
    Object.values(CASES).map(({ peer }) => [peer, compile(peer, folder)]),
  );
  for (const [name, discs] of runs) compareOne(name, discs, rounds, compiled[CASES[name].peer]);
}

function checkPublished() {
  const found = PUBLISHED.map((_, i) => ours('four', i + 10).eccentricity);
  if (found.join() !== PUBLISHED.join())
    throw new Error(`eccentricities on 4 pegs: ${found}, published: ${PUBLISHED}`);
  console.log(`H_4 with 10 to 15 discs: eccentricities ${found.join(', ')}, as published`);
}

/**
 * @typedef {{ order: number, eccentricity: number, sum: string, seconds: number }} Run what every
 * program prints
 */

function ours(name, discs, ...how) {
  return JSON.parse(
    execFileSync(process.execPath, [self, '--once', name, String(discs), ...how], {
      encoding: 'utf8',
    }),
  );
}

function compareOne(name, discs, rounds, peer) {
  const { title, lists, compiled } = CASES[name];
  /** @type {Record<string, Run[]>} */
  const results = { chosen: [], TypeScript: [], WebAssembly: [], 'C++': [], lists: [] };
  for (let round = 0; round < rounds; round++) {
    results.chosen.push(ours(name, discs));
    results.TypeScript.push(ours(name, discs, 'auto', 'ts', '1'));
    if (compiled) results.WebAssembly.push(ours(name, discs, 'auto', 'wasm', '1'));
    if (peer !== null)
      results['C++'].push(JSON.parse(execFileSync(peer, [String(discs)], { encoding: 'utf8' })));
    if (discs <= lists) results.lists.push(ours(name, discs, 'lists'));
  }
  const [first] = results.chosen;
  for (const other of Object.values(results).flat())
    for (const key of ['order', 'eccentricity', 'sum'])
      if (other[key] !== first[key])
        throw new Error(
          `${title}, ${discs} discs: ${key} differs: ${first[key]} and ${other[key]}`,
        );
  report(title, discs, first, results);
}

function report(title, discs, first, results) {
  const seconds = Object.fromEntries(
    Object.entries(results).flatMap(([what, runs]) =>
      runs.length === 0 ? [] : [[what, median(runs.map((run) => run.seconds))]],
    ),
  );
  const base = seconds['C++'];
  const times = Object.entries(seconds).map(
    ([what, time]) =>
      `${what} ${time.toFixed(3)} s${base === undefined || what === 'C++' ? '' : ` (${(time / base).toFixed(2)} of C++)`}`,
  );
  console.log(
    `${title}^${discs}: ${first.order} states, eccentricity ${first.eccentricity}, sum ${first.sum}`,
  );
  console.log(`  ${times.join(', ')}${base === undefined ? '; C++ skipped: no g++' : ''}`);
  const chosen = `${first.method}, ${first.engine}, ${first.workers} ${first.workers === 1 ? 'thread' : 'threads'}`;
  console.log(
    `  chosen: ${chosen}, ${(first.order / seconds.chosen / 1e6).toFixed(0)} million states/s, ${first.bytes.toPrecision(3)} bytes per state predicted, the process ${(first.peak / 2 ** 20).toFixed(0)} MiB`,
  );
}

/** The program, or `null` where there is no compiler. */
function compile(source, folder) {
  const out = join(folder, source.replace('.cpp', ''));
  try {
    execFileSync('g++', ['-O3', '-march=native', '-std=c++20', join(peers, source), '-o', out], {
      stdio: 'pipe',
    });
    return out;
  } catch {
    return null;
  }
}
