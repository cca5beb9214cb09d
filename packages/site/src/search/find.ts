import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
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
  const rank = rankOf(new Set(query.split(' ')));
  return [...results]
    .sort((a, b) => rank(b) - rank(a) || b.score - a.score)
    .slice(0, most)
    .map((result) => ({
      path: String(result.path),
      title: String(result[`title_${language}`]),
      kind: String(result[`kind_${language}`]),
    }));
}

/** The rank of a result: two for each term that matches, one for a title that says nothing else. */
const rankOf =
  (every: ReadonlySet<string>) =>
  (result: SearchResult): number => {
    const matched = new Set(result.queryTerms.filter((term) => every.has(term))).size;
    const isExact = [result.title_en, result.title_pt].some((title) =>
      searchTerms(String(title)).every((term) => every.has(term)),
    );
    return 2 * matched + (isExact ? 1 : 0);
  };
