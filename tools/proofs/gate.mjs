// The gate: a theorem passes only where Coq itself says so. Its statement is what Coq prints, and
// of the answers on assumptions one is accepted and no other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, moduleOf, runCoq } from './compiler.mjs';

/** The full name of a theorem. */
export const fullName = ({ file, name }) => `${moduleOf(file)}.${name}`;

/** The one answer to `Print Assumptions` that is accepted. */
const NONE = 'Closed under the global context';

/** What stands before each answer: no notation or name of a proof prints like it. */
const MARK = '     = 0\n     : nat\n';

/**
 * Asks Coq for the type of each theorem and for what it assumes.
 *
 * The type is printed with the notations of the theorem's own file and of the libraries that all
 * files import; it is that of the theorem as others can use it, with what a section adds. What all
 * of them assume together is asked first, which is nothing in most cases and takes a small part of
 * the time; each by itself where it is something.
 * @returns {Promise<Map<string, { statement: string, assumptions: string[] }>>} by full name
 */
export async function askCoq(theorems, folder = BUILT) {
  const types = await answersOf(
    theorems,
    theorems.map(({ file, name }, index) => {
      const question = `Check @${fullName({ file, name })}.`;
      return `Module Question${index}.\nImport ${moduleOf(file)}.\n${asked(question)}\nEnd Question${index}.`;
    }),
    folder,
  );
  const names = theorems.map((theorem) => `@${fullName(theorem)}`);
  const [together] = await answersOf(
    theorems,
    [`Definition together := (${names.join(', ')}).\n${asked('Print Assumptions together.')}`],
    folder,
  );
  const each = isNone(together)
    ? theorems.map(() => together)
    : await answersOf(
        theorems,
        theorems.map((theorem) => asked(`Print Assumptions ${fullName(theorem)}.`)),
        folder,
      );
  return new Map(
    theorems.map((theorem, index) => [
      fullName(theorem),
      {
        statement: statement(theorem, types[index]),
        assumptions: isNone(each[index]) ? [] : [oneLine(each[index])],
      },
    ]),
  );
}

const oneLine = (answer) => answer.trim().replaceAll(/\s+/g, ' ');
const isNone = (answer) => oneLine(answer) === NONE;

/** A question with the mark that stands before its answer. */
const asked = (question) => `Eval compute in 0. ${question}`;

/** The answers to some questions about theorems. */
async function answersOf(theorems, questions, folder) {
  const modules = [...new Set(theorems.map(({ file }) => moduleOf(file)))];
  const text = `From Coq Require Import List Arith Bool Permutation Sorted FinFun.
Import ListNotations.
Set Printing Width 96.
Set Printing Depth 10000.
${modules.map((name) => `Require ${name}.`).join('\n')}
${questions.join('\n')}
`;
  writeFileSync(join(folder, 'Questions.v'), text);
  const { stdout } = await runCoq('coqc', ['Questions.v'], folder);
  const answers = stdout.split(MARK).slice(1);
  if (answers.length !== questions.length)
    throw new Error(`${questions.length} questions, ${answers.length} answers`);
  return answers;
}

/** A statement as a theorem of Coq's language, from the answer `name\n     : type`. */
function statement({ name }, answer) {
  const begin = answer.indexOf('\n     : ');
  const lines = answer
    .slice(begin + '\n     : '.length)
    .trimEnd()
    .split('\n');
  const type = lines.map((line, index) => (index === 0 ? line : line.slice('       '.length)));
  return `Theorem ${name} :\n  ${type.join('\n  ')}.`;
}

/** What `coqchk -o` says of all that it checked, each with `<none>` where nothing was assumed. */
const CONTEXT = [
  'Axioms',
  'Constants/Inductives relying on type-in-type',
  'Constants/Inductives relying on unsafe (co)fixpoints',
  'Inductives whose positivity is assumed',
];

/**
 * Checks compiled files again by the kernel of `coqchk`; what it found to be assumed, a line each.
 */
export async function recheck(files, folder = BUILT) {
  const { stderr } = await runCoq('coqchk', ['-silent', '-o', ...files.map(moduleOf)], folder);
  return CONTEXT.flatMap((title) => {
    const [, rest] = stderr.split(`* ${title}:`);
    if (rest === undefined) return [`coqchk does not say: ${title}`];
    const [found] = rest.split('* ');
    return found.trim() === '<none>'
      ? []
      : [`coqchk: ${title}: ${found.trim().replaceAll(/\s+/g, ' ')}`];
  });
}
