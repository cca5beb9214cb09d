import { codeOf } from './sources.mjs';

/** The roles of a theorem for an item: all of it, its corrected reading, a part. */
export const ROLES = ['proves', 'corrects', 'supports'];

const TAGGED = /\(\*\*((?:(?!\*\))[\s\S])*?@(?:proves|corrects|supports)\b[\s\S]*?)\*\)\s*(.*)/g;
const TAG = /^@(\w+) (\S+)$/;

/**
 * The theorems of a file that are tied to items, in their order: `proves`, `corrects` and
 * `supports` are ids, `words` is what the comment says. The statement is not read here: Coq is
 * asked for it.
 *
 * Throws where a comment with a tag does not stand above a theorem, where the theorem stands in a
 * section, whose hypotheses its text would not show, or where a tag is not known.
 */
export function theoremsOf(file, text) {
  return [...text.matchAll(TAGGED)].map(({ 1: comment, 2: head, index }) => {
    const name = /^Theorem ([\w']+)/.exec(head)?.[1];
    if (name === undefined)
      throw new Error(`${file}: a tag stands above "${head.slice(0, 40)}", not above a theorem`);
    const section = openSection(text.slice(0, index));
    if (section !== undefined) throw new Error(`${file}: ${name} stands in the section ${section}`);
    const lines = comment.split('\n').map((line) => line.trim());
    const tags = lines.filter((line) => line.startsWith('@')).map((line) => tag(file, line));
    const ids = (role) => tags.filter((tag) => tag.role === role).map(({ id }) => id);
    return {
      name,
      file,
      ...Object.fromEntries(ROLES.map((role) => [role, ids(role)])),
      words: lines.filter((line) => line !== '' && !line.startsWith('@')).join(' '),
    };
  });
}

/** The innermost section or module that a text begins and does not end. */
function openSection(text) {
  const open = [];
  for (const [, begun, ended] of codeOf(text).matchAll(
    /\b(?:(?:Section|Module(?:\s+Type)?)\s+([\w']+)|End\s+([\w']+))/g,
  ))
    if (ended === undefined) open.push(begun);
    else open.pop();
  return open.at(-1);
}

function tag(file, line) {
  const [, role, id] = TAG.exec(line) ?? [];
  if (!ROLES.includes(role)) throw new Error(`${file}: ${line} is no tag`);
  return { role, id };
}
