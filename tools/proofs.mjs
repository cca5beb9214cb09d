#!/usr/bin/env node
// Compiles and checks the proofs with Coq, compares what their definitions compute with the
// program, and writes proofs/certificate.json. With --verify all of it is done from nothing, and
// the certificate must be the one that is stored. With --mutations rules are changed in what was
// compiled, one after another; each change must be noticed.
import { checkProofs } from './proofs/check.mjs';
import { findCompiler } from './proofs/compiler.mjs';
import { unnoticedMutations } from './proofs/mutations.mjs';

const version = findCompiler();
if (version === null) {
  console.error(
    'proofs: coqc is not installed (Debian: apt-get install coq); nothing was compiled',
  );
  process.exit(2);
}
const has = (option) => process.argv.includes(option);
const problems = has('--mutations')
  ? await unnoticedMutations()
  : await checkProofs({ version, verify: has('--verify') });
for (const problem of problems) console.error(`proofs: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
