// Checks every item of the works and writes dist/ledger/ledger.json; exit 1 where a verdict is not
// the recorded one or an item is missing.
import { readdirSync, readFileSync } from 'node:fs';
import { damageText } from '@manaus/core/internals';
import { seal } from '@manaus/lab';
import { writeWhole } from '@manaus/lab/internals';
import * as papers from '@manaus/papers';
import { rowOf } from '@manaus/papers/internals';
import { inRoot } from '../run/paths.mjs';
import { LEDGER } from './format.mjs';
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
const onDamaged = (file, damage) =>
  console.error(`${file} is left out (${damageText(damage)}): its item is checked anew`);
const judged = await papers.judge({ effort, onDamaged });
const rows = judged.map(rowOf);
const problems = problemsOf(rows, items);
/** The values of the case that breaks each item that is not as printed. */
const values = judged.flatMap(({ item, finding }) =>
  'values' in finding ? [{ id: item.id, values: finding.values }] : [],
);
/** The rows have what was checked in English only. */
const texts = judged.map(({ item, finding }) => ({
  id: item.id,
  checked: finding.evidence.checked,
  ...('reason' in finding && { reason: finding.reason }),
}));
const document = { effort, rows, errata: papers.errataOf(judged), values, texts, problems };
writeWhole(inRoot('dist', 'ledger', 'ledger.json'), `${seal(LEDGER, document)}\n`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
