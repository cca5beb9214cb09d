import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { searchFields, searchTerms } from './terms.js';

/** A page that was found. */
export interface Found {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
}

const findOptions: SearchOptions = {
  tokenize: (text) => text.split(' '),
  boost: { ...searchFields },
  prefix: (term) => term.length > 2 && !/[\d^]/.test(term),
  combineWith: 'OR',
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
};

/** The pages for what was typed, best first, with their titles in a language. */
export function find(index: MiniSearch, typed: string, language: 'en' | 'pt', most = 12): Found[] {
  const query = searchTerms(typed).join(' ');
  const every = new Set(query.split(' '));
  const isTyped = (term: string) => every.has(term);
  const isExact = (title: unknown) => searchTerms(String(title)).every(isTyped);
  // Two for each term that matches, one for a title that says nothing else.
  const rank = ({ queryTerms, title_en, title_pt }: SearchResult): number =>
    2 * new Set(queryTerms.filter(isTyped)).size + (isExact(title_en) || isExact(title_pt) ? 1 : 0);
  return [...index.search(query, findOptions)]
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
    .slice(0, most)
    .map((result) => ({
      path: String(result.path),
      title: String(result[`title_${language}`]),
      kind: String(result[`kind_${language}`]),
    }));
}
