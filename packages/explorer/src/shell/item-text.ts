import { isText, textOr, type Words } from '../words/words.js';

/**
 * The name of an item of a work, such as Theorem 4, from its id, such as `martins2024/theorem-4`.
 */
export function itemText(id: string, words: Words): string {
  const [, kind = '', number = ''] = /^\w+\/([a-z]+)-(\d[\d.]*)(?=$|[-/])/.exec(id) ?? [];
  return words('item.of', { item: kindText(kind, number, words), work: workText(id, words) });
}

/** The kind of an item, such as a theorem, with its number. */
function kindText(kind: string, number: string, words: Words): string {
  const key = `item.${kind}`;
  return isText(key) ? words(key, { number }) : words('item.statement');
}

/** The name of a notebook by its work and its chapter, such as `martins2024/05-manaus`. */
export function notebookText(path: string, words: Words): string {
  const [, chapter = ''] = /\/0?(\d+)/.exec(path) ?? [];
  return words('also.notebook', { chapter, work: workText(path, words) });
}

/** The work of an id, by its author and year. */
function workText(id: string, words: Words): string {
  const [work] = id.split('/');
  return textOr(words, `work.${work}`, work);
}
