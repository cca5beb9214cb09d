import MiniSearch from 'minisearch';
import type { Page, SearchEntry } from '../page/page.js';
import { searchOptions } from './terms.js';

/** A page of the index, in both languages. */
const recordOf = (
  { title, path, text, names = [], kind, weight = 1 }: SearchEntry,
  id: number,
) => ({
  id,
  path,
  weight,
  names: names.join(' '),
  title_en: title.en,
  title_pt: title.pt,
  kind_en: kind.en,
  kind_pt: kind.pt,
  text_en: text.en,
  text_pt: text.pt,
});

/** The index over all pages, in both languages. */
export function searchIndex(pages: readonly Page[]): MiniSearch {
  const index = new MiniSearch(searchOptions);
  index.addAll(pages.flatMap(({ entries = [] }) => entries).map(recordOf));
  return index;
}

/** The index as a script, because a page opened from disk may not fetch. */
export const indexScript = (pages: readonly Page[]): string =>
  `window.manausIndex = ${JSON.stringify(JSON.stringify(searchIndex(pages)))};\n`;
