/** A formula: letters and numbers joined by signs, with spaces or without. */
const FORMULA = /[a-z0-9_^()]+(?:\s*[-+*/=^]\s*[a-z0-9_^()]+)+/g;

/**
 * The terms of a text for the search: its words without case and accents, and its formulas without
 * spaces, so that `2^n - 3` finds `2^n-3`. The same for the index and for what is typed.
 */
export function searchTerms(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('×', '*');
  const words = plain.split(/[^a-z0-9.^_]+/).map((word) => word.replaceAll(/^[.]+|[.]+$/g, ''));
  const formulas = [...plain.matchAll(FORMULA)].map(([formula]) => formula.replaceAll(/\s+/g, ''));
  return [...words, ...formulas].filter((term) => term !== '');
}

/** The fields of a page in the index, and the weight of each. */
export const searchFields = { title_en: 6, title_pt: 6, names: 5, text_en: 1, text_pt: 1 } as const;

/** The options of the index, which who reads it must know. */
export const searchOptions = {
  fields: Object.keys(searchFields),
  storeFields: ['title_en', 'title_pt', 'kind_en', 'kind_pt', 'path', 'weight'],
  tokenize: searchTerms,
  processTerm: (term: string) => term,
};
