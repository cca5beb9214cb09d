// Exact diameters and radii of Oxford, London and H_4 by classes of states; and how many searches
// they take.
//   node tools/bench/ours/diameter.mjs [ROUNDS] [CASE:DISCS ...] cases: oxford, london, four;
//   for example 1 oxford:10 four:12
// Each run is a separate process, the cases in turn; the medians are shown. For few discs every
// eccentricity is found as well, in the stored graph, and must give the same diameter and radius.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The default number of discs, and the largest for which every eccentricity is found. */
const CASES = {
  oxford: { title: 'Oxford', usual: [7, 8, 9], all: 6 },
  london: { title: 'London', usual: [7, 8], all: 6 },
  four: { title: 'H_4', usual: [8, 9, 10], all: 7 },
};

if (process.argv[2] === '--once') await once(process.argv[3], Number(process.argv[4]));
else compare();

async function rulesOf(name, discs) {
  const { hanoi, london, oxford } = await import('@manaus/core');
  return name === 'four' ? hanoi(discs, { pegs: 4 }) : { oxford, london }[name](discs);
}

async function once(name, discs) {
  const rules = await rulesOf(name, discs);
  const { towerDiameter } = await import('@manaus/scale');
  const start = performance.now();
  const found = towerDiameter(rules);
  if (found === null) throw new Error(`${name}, ${discs} discs: the search was stopped`);
  const { order, diameter, radius, searches, method, bytes } = found;
  const seconds = (performance.now() - start) / 1000;
  const brute = discs <= CASES[name].all ? await bruteForce(rules) : null;
  if (brute !== null && (brute.diameter !== diameter || brute.radius !== radius))
    throw new Error(
      `${name}, ${discs} discs: ${diameter}, ${radius}; by all eccentricities ${brute.diameter}, ${brute.radius}`,
    );
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(
    JSON.stringify({
      order,
      diameter,
      radius,
      searches,
      seconds,
      method,
      bytes: bytes / order,
      peak,
    }),
  );
}

async function bruteForce(rules) {
  const { eccentricity, toCsr } = await import('@manaus/graph');
  const { towerGraph } = await import('@manaus/kernels');
  const all = eccentricity(toCsr(towerGraph(rules)));
  return { diameter: Math.max(...all), radius: Math.min(...all) };
}

function compare() {
  const rounds = Number(process.argv[2] ?? 1);
  const asked = process.argv.slice(3).map((text) => text.split(':'));
  const runs =
    asked.length > 0
      ? asked
      : Object.entries(CASES).flatMap(([name, { usual, all }]) =>
          [...new Set([all, ...usual])].map((discs) => [name, String(discs)]),
        );
  console.log(`${rounds} rounds, medians; ${cpus()[0].model}, Node ${process.version}`);
  for (const [name, discs] of runs) {
    const found = Array.from({ length: rounds }, () =>
      JSON.parse(
        execFileSync(process.execPath, [self, '--once', name, discs], { encoding: 'utf8' }),
      ),
    );
    const [{ order, diameter, radius, searches, method }] = found;
    const seconds = median(found.map((run) => run.seconds));
    console.log(
      `${CASES[name].title}^${discs}: ${order} states, diameter ${diameter}, radius ${radius}; ${searches} searches (${method}), ${seconds.toFixed(3)} s`,
    );
  }
}
