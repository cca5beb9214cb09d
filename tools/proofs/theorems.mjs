/** The roles of a theorem for an item: all of it, its corrected reading, a part. */
export const ROLES = ['proves', 'corrects', 'supports'];

const TAGGED =
  /\(\*\*((?:(?!\*\))[\s\S])*?@(?:proves|corrects|supports)\b[\s\S]*?)\*\)\s*([\s\S]*?)\nProof\./g;
const TAG = /^@(\w+) (\S+)$/;

/**
 * The theorems of a file that are tied to items, in their order: `proves`, `corrects` and
 * `supports` are ids, `words` is what the comment says, `statement` the statement as it stands in
 * the file.
 *
 * Throws where a comment with a tag does not stand above a theorem, or a tag is not known.
 */
export function theoremsOf(file, text) {
  return [...text.matchAll(TAGGED)].map(([, comment, head]) => theorem(file, comment, head));
}

function theorem(file, comment, head) {
  const name = /^Theorem (\w+)/.exec(head)?.[1];
  if (name === undefined)
    throw new Error(`${file}: a tag stands above "${head.slice(0, 40)}", not above a theorem`);
  const lines = comment.split('\n').map((line) => line.trim());
  const tags = lines.filter((line) => line.startsWith('@')).map((line) => tag(file, line));
  const ids = (role) => tags.filter((tag) => tag.role === role).map(({ id }) => id);
  return {
    name,
    file,
    ...Object.fromEntries(ROLES.map((role) => [role, ids(role)])),
    words: lines.filter((line) => line !== '' && !line.startsWith('@')).join(' '),
    statement: head.trim(),
  };
}

function tag(file, line) {
  const [, role, id] = TAG.exec(line) ?? [];
  if (!ROLES.includes(role)) throw new Error(`${file}: ${line} is no tag`);
  return { role, id };
}
