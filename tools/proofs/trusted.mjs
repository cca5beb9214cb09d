// What a reader has to trust beside Coq, in one list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCertificate } from './certificate.mjs';
import { sentencesOf } from './definitions.mjs';
import { PROOFS } from './sources.mjs';

/**
 * A definition under a theorem that proves an item or its corrected reading.
 * @typedef {object} Trusted
 * @property {string} name as `towers/Rules.v#step`
 * @property {number} theorems how many of these theorems rest on it
 * @property {string} says the comment above it, or above the definitions that it stands among
 * @property {string} words the definition itself
 */

/**
 * The definitions under the theorems that prove or correct an item, those first on which most of
 * them rest. Those under a theorem that supports an item only are not among them.
 *
 * @returns {Trusted[]}
 */
export function trustedDefinitions(certificate = readCertificate()) {
  const counts = new Map();
  for (const { proves, corrects, rests } of certificate.theorems)
    if (proves.length + corrects.length > 0)
      for (const name of rests) counts.set(name, (counts.get(name) ?? 0) + 1);
  const comments = new Map();
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, theorems]) => {
      const file = name.split('#', 1)[0];
      if (!comments.has(file)) comments.set(file, commentsOf(readFileSync(join(PROOFS, file))));
      const words = certificate.definitions[name];
      return { name, theorems, says: comments.get(file).get(words) ?? '', words };
    });
}

/**
 * Of each sentence of a file the last comment before it, by the words of the sentence; a heading
 * and the head of the file are no such comments.
 * @returns {Map<string, string>}
 */
export function commentsOf(bytes) {
  const comments = new Map();
  let [comment, end] = ['', 0];
  for (const sentence of sentencesOf(bytes)) {
    const between = bytes.subarray(end, sentence.begin).toString('utf8');
    const [, found] = /\(\*\* (?!\*)([\s\S]*?)\*\)\s*$/.exec(between) ?? [];
    // Definitions that follow each other without a line between share what stands above them.
    if (found !== undefined) comment = found.trim().replaceAll(/\s+/g, ' ');
    else if (/\n\s*\n/.test(between)) comment = '';
    comments.set(sentence.words, comment);
    end = sentence.end;
  }
  return comments;
}

/** The list as lines to print: each definition in English, then in Coq. */
export function trustedLines(trusted = trustedDefinitions()) {
  const files = new Set(trusted.map(({ name }) => name.split('#', 1)[0]));
  return [
    `${trusted.length} definitions in ${files.size} ${files.size === 1 ? 'file' : 'files'}`,
    ...trusted.flatMap(({ name, theorems, says, words }) => [
      '',
      `${name} (${theorems} ${theorems === 1 ? 'theorem' : 'theorems'})`,
      ...(says === '' ? [] : [`  ${says}`]),
      `  ${words}`,
    ]),
  ];
}
