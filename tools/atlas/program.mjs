// Finds the theorems of every family of the table, has them verified, compares each with a search
// of all states, and writes docs/three-peg-families.csv, which the site shows. With --every K each
// K-th family only, and nothing is written.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threePegFamilies } from '@manaus/theorems';
import { inRoot } from '../run/paths.mjs';
import { COLUMNS, MOST_DISCS } from './family.mjs';

const FILE = 'docs/three-peg-families.csv';
const at = process.argv.indexOf('--every');
const every = at < 0 ? 1 : Number(process.argv[at + 1]);
if (!Number.isInteger(every) || every < 1) {
  console.error('atlas: --every must be a whole number, at least 1');
  process.exit(2);
}

const families = threePegFamilies().filter((_, i) => i % every === 0);
const found = [];
let [next, done] = [0, 0];
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);

/** A worker that takes the next family until none is left. */
const work = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url));
    const give = () => {
      if (next === families.length) worker.terminate().then(resolve);
      else worker.postMessage({ place: next, family: families[next++] });
    };
    worker.on('error', reject);
    worker.on('message', ({ place, looked }) => {
      found[place] = looked;
      if (++done % 500 === 0)
        console.error(`${done} of ${families.length} families, ${seconds()} s`);
      give();
    });
    give();
  });
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const [i, { open, wrong }] of found.entries())
  for (const problem of [...(open === null ? [] : [`open: ${open}`]), ...wrong])
    console.log(`${JSON.stringify(families[i])}: ${problem}`);
const count = (holds) => found.filter(holds).length;
const proved = count(({ open }) => open === null);
const right = count(({ open, wrong }) => open === null && wrong.length === 0);
const compared = found.reduce((sum, each) => sum + each.compared, 0);
console.log(
  `${families.length} families, ${families.filter(({ goal }) => goal !== null).length} with a goal: ${proved} proved and accepted by the verifier, ${right} as by the rules up to ${MOST_DISCS} discs (${compared} values), in ${seconds()} s`,
);
if (right < families.length) process.exitCode = 1;
else if (every === 1) {
  const cell = (value) => (/[",]/.test(value) ? `"${value}"` : value);
  const lines = [COLUMNS, ...found.flatMap(({ rows }) => rows)].map((row) =>
    row.map(cell).join(','),
  );
  writeFileSync(inRoot(FILE), `${lines.join('\n')}\n`);
  console.log(`${FILE}: ${lines.length - 1} rows`);
}
