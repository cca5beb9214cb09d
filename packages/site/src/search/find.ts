import type MiniSearch from 'minisearch';
import { searchFields, searchTerms } from './terms.js';

/** A page that was found. */
export interface Found {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
}

/** The pages for what was typed, best first, with their titles in a language. */
export function find(index: MiniSearch, typed: string, language: 'en' | 'pt', most = 12): Found[] {
  const query = searchTerms(typed).join(' ');
  const results = index.search(query, {
    tokenize: (text) => text.split(' '),
    boost: { ...searchFields },
    prefix: (term) => term.length > 2 && !/[\d^]/.test(term),
    combineWith: 'OR',
    boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
  });
  const every = new Set(query.split(' '));
  const matched = (result: (typeof results)[number]): number =>
    new Set(result.queryTerms.filter((term) => every.has(term))).size;
  /** A title that says nothing but what was typed. */
  const isExact = (result: (typeof results)[number]): boolean =>
    [result.title_en, result.title_pt].some((title) =>
      searchTerms(String(title)).every((term) => every.has(term)),
    );
  const rank = (result: (typeof results)[number]): number =>
    2 * matched(result) + (isExact(result) ? 1 : 0);
  return [...results]
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
    .slice(0, most)
    .map((result) => ({
      path: String(result.path),
      title: String(result[`title_${language}`]),
      kind: String(result[`kind_${language}`]),
    }));
}
