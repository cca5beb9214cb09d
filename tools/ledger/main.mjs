// Checks every item of the works and writes dist/ledger/ledger.json; exit 1 where a verdict is not the recorded one or an item is missing.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as papers from '@manaus/papers';
import { inRoot } from '../run/paths.mjs';
import { problemsOf } from './problems.mjs';

/** The ids and statements of the works, as listed beside the papers. */
function inventory() {
  const folder = inRoot('packages', 'papers', 'inventory');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
}

const effort = process.env.MANAUS_EFFORT === 'full' ? 'full' : 'quick';
const items = inventory();
const judged = await papers.judge({ effort });
const rows = judged.map(papers.rowOf);
const problems = problemsOf(rows, items);
mkdirSync(inRoot('dist', 'ledger'), { recursive: true });
writeFileSync(
  inRoot('dist', 'ledger', 'ledger.json'),
  `${JSON.stringify({ effort, rows, errata: papers.errataOf(judged), problems }, null, 1)}\n`,
);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
