// Checks every item of the works and writes dist/ledger/ledger.json; exit 1 where a verdict is not
// the recorded one or an item is missing.
import { damageText, seal, writeWhole } from '@manaus/jobs/storage';
import { answersOf, inventory, judge, works } from '@manaus/papers';
import { ledgerSeal } from '@manaus/papers/internals';
import { inRoot } from '../run/paths.mjs';
import { problemsOf } from './problems.mjs';

const effort = process.env.MANAUS_EFFORT === 'full' ? 'full' : 'quick';
const onDamaged = (file, damage) =>
  console.error(`${file} is left out (${damageText(damage)}): its item is checked anew`);
const answers = answersOf(await judge({ effort, onDamaged }));
const problems = problemsOf(answers, works().flatMap(inventory));
const document = { effort, answers, problems };
writeWhole(inRoot('dist', 'ledger', 'ledger.json'), `${seal(ledgerSeal, document)}\n`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
