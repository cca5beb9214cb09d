import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, moduleOf, runCoq } from './compiler.mjs';

const NONE = 'Closed under the global context';

/** The assumptions of each theorem, by its full name: none where the list is empty. */
export async function assumptionsOf(theorems) {
  const names = theorems.map(fullName);
  const modules = [...new Set(theorems.map(({ file }) => moduleOf(file)))];
  const text = [
    ...modules.map((name) => `Require ${name}.`),
    ...names.map((name) => `Eval compute in 0. Print Assumptions ${name}.`),
  ].join('\n');
  writeFileSync(join(BUILT, 'Assumptions.v'), `${text}\n`);
  const { stdout } = await runCoq('coqc', ['Assumptions.v']);
  const answers = stdout.split(/^ {5}= 0\n {5}: nat\n/m).slice(1);
  if (answers.length !== names.length)
    throw new Error(`${names.length} theorems, ${answers.length} answers on their assumptions`);
  return new Map(names.map((name, index) => [name, listed(answers[index].trim())]));
}

/** The full name of a theorem. */
export const fullName = ({ file, name }) => `${moduleOf(file)}.${name}`;

const listed = (answer) =>
  answer === NONE ? [] : [...answer.matchAll(/^(\S+)\s*:/gm)].map(([, name]) => name).slice(1);
