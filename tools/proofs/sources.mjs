import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../run/paths.mjs';

/** The folder of the proofs. */
export const PROOFS = inRoot('proofs');

/** The text of a file of the proofs. */
export const readProof = (file) => readFileSync(join(PROOFS, file), 'utf8');

/** The paths of the `.v` files, in alphabetical order. */
export const proofFiles = () =>
  readdirSync(PROOFS, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.v'))
    .sort();

/** The SHA-256 of a text. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The words that a file may not have: they would assume what is to be proved. */
const ASSUMES =
  /\b(Admitted|admit|Axioms?|Parameters?|Conjecture|Hypothesis|Hypotheses|bypass_check|Unset)\b/;

/** Options are for printing alone: others change what the compiler accepts. */
const SETS = /(?:^|\.)\s*((?:Local |Global |Export )?Set (?!Printing)[A-Z][\w ]*)/m;

/** The problems of a file that its text shows. */
export function faultsOf(file, text) {
  const code = codeOf(text);
  const word = (ASSUMES.exec(code) ?? SETS.exec(code))?.[1];
  return [
    ...(word === undefined ? [] : [`${file}: ${word}: nothing may be assumed`]),
    ...(/^\(\*\* \* \S/.test(text) ? [] : [`${file}: the first line is no title`]),
  ];
}

/** A text of Coq without its comments, which nest, and with empty strings. */
export function codeOf(text) {
  let depth = 0;
  let code = '';
  for (const [token] of text.matchAll(/\(\*|\*\)|"(?:[^"]|"")*"|[^("*]+|[\s\S]/g)) {
    if (token === '(*') depth++;
    else if (token === '*)' && depth > 0) depth--;
    else if (depth === 0) code += token.startsWith('"') ? '""' : token;
  }
  return code;
}

/** The title of a file, and the idea of its proofs, from the comment that it begins with. */
export function headOf(text) {
  const [title, ...idea] = text
    .slice('(** * '.length, text.indexOf('*)'))
    .split('\n')
    .map((line) => line.trim());
  return { title, idea: idea.join(' ').trim() };
}

/** The files of ours that a file imports itself. */
export const importsOf = (text) =>
  [...text.matchAll(/^From Manaus\.(\w+) Require (?:Import|Export) ([\w\s]+)\./gm)].flatMap(
    ([, folder, names]) => names.split(/\s+/).map((name) => `${folder}/${name}.v`),
  );
