#!/usr/bin/env node
// Compiles and checks the proofs with Coq, compares what their definitions compute with the
// program, and writes proofs/certificate.json. With --verify all of it is done from nothing, and
// the certificate must be the one that is stored. Of what was compiled then:
// with --mutations rules are changed, one after another, and each change must be noticed;
// with --changed-numbers a thousand numbers of the tables of families are changed, and Coq may
// accept none of these tables that proves something else;
// with --all the theorems of some two hundred other families are proved.
// --read ID ...: prints item, theorems, definitions and the row of READING.md side by side, and
// records in proofs/readings.json that they were read today; needs no Coq.
// --trusted: lists what a reader has to trust, the definitions under all theorems about items, each
// with what the comment above it says; needs no Coq.
import { checkProofs, checkSample } from './check.mjs';
import { findCompiler } from './compiler.mjs';
import { unnoticedNumbers } from './family-mutations.mjs';
import { unnoticedMutations } from './mutations.mjs';
import { recordReading } from './readings.mjs';
import { trustedLines } from './trusted.mjs';

const reading = process.argv.indexOf('--read');
if (reading > 0) {
  const day = new Date().toISOString().slice(0, 10);
  const problems = await recordReading(process.argv.slice(reading + 1), day);
  for (const problem of problems) console.error(`proofs: ${problem}`);
  process.exit(problems.length === 0 ? 0 : 2);
}
if (process.argv.includes('--trusted')) {
  console.log(trustedLines().join('\n'));
  process.exit(0);
}
const version = findCompiler();
if (version === null) {
  console.error(
    'proofs: coqc is not installed (Debian: apt-get install coq); nothing was compiled',
  );
  process.exit(2);
}
const others = {
  '--mutations': unnoticedMutations,
  '--changed-numbers': unnoticedNumbers,
  '--all': () => checkSample({ version }),
};
const other = process.argv.find((option) => Object.hasOwn(others, option));
const problems =
  other === undefined
    ? await checkProofs({ version, verify: process.argv.includes('--verify') })
    : await others[other]();
for (const problem of problems) console.error(`proofs: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
