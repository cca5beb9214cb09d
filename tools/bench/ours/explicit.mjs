// The stored graph of Hanoi on 3 pegs: build, degrees, components, distances, in one process;
// against the C++ yardstick where g++ is.
//   node tools/bench/ours/explicit.mjs [DISCS] [ROUNDS]
// Each round is a separate process, the two in turn; the medians are compared.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const yardstick = fileURLToPath(new URL('../../peers/explicit.cpp', import.meta.url));
const discs = Number(process.argv[2] ?? 14);
const rounds = Number(process.argv[3] ?? 5);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

if (process.argv[2] === '--once') once(Number(process.argv[3]));
else compare();

async function once(n) {
  const { hanoi } = await import('@manaus/core');
  const { breadthFirstSearch, stronglyConnectedComponents, degreeDistribution, toCsr } =
    await import('@manaus/graph');
  const { towerGraph } = await import('@manaus/kernels');
  const start = performance.now();
  const graph = toCsr(towerGraph(hanoi(n)));
  const degrees = degreeDistribution(graph);
  const parts = stronglyConnectedComponents(graph);
  const { distance, visited, spheres } = breadthFirstSearch(graph, [0]);
  const sum = spheres.reduce((total, width, level) => total + width * level, 0);
  const seconds = (performance.now() - start) / 1000;
  const bytes = [graph.offsets, graph.targets, parts.component, distance, visited].reduce(
    (total, array) => total + array.byteLength,
    0,
  );
  const peak = process.resourceUsage().maxRSS * 1024;
  const found = {
    order: graph.order,
    components: parts.sizes.length,
    degree2: degrees[2],
    eccentricity: spheres.length - 1,
    sum,
  };
  console.log(JSON.stringify({ ...found, seconds, bytes: bytes / graph.order, peak }));
}

function compare() {
  const cpp = compiled();
  const ours = [];
  const theirs = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(
      JSON.parse(
        execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--once', String(discs)], {
          encoding: 'utf8',
        }),
      ),
    );
    if (cpp !== null)
      theirs.push(JSON.parse(execFileSync(cpp, [String(discs)], { encoding: 'utf8' })));
  }
  const mine = median(ours.map((run) => run.seconds));
  console.log(
    `H_3^${discs}, ${ours[0].order} states, ${rounds} rounds in turn; ${cpus()[0].model}, Node ${process.version}`,
  );
  console.log(
    `TypeScript ${mine.toFixed(3)} s, ${ours[0].bytes.toFixed(1)} bytes per state in typed arrays, ${(ours[0].peak / ours[0].order).toFixed(1)} in the process`,
  );
  if (cpp === null) return console.log('C++ skipped: no g++');
  for (const key of ['order', 'components', 'degree2', 'eccentricity', 'sum'])
    if (ours[0][key] !== theirs[0][key])
      throw new Error(`${key} differs: ${ours[0][key]} and ${theirs[0][key]}`);
  const reference = median(theirs.map((run) => run.seconds));
  console.log(
    `C++ -O3    ${reference.toFixed(3)} s; TypeScript takes ${(mine / reference).toFixed(2)} times as long`,
  );
}

function compiled() {
  const out = join(mkdtempSync(join(tmpdir(), 'manaus-bench-')), 'explicit');
  try {
    execFileSync('g++', ['-O3', '-march=native', '-std=c++20', yardstick, '-o', out], {
      stdio: 'pipe',
    });
    return out;
  } catch {
    return null;
  }
}
