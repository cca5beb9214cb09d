import MiniSearch from 'minisearch';
import type { Page } from '../page/page.js';
import { searchOptions } from './terms.js';

/** The index over all pages, in both languages. */
export function searchIndex(pages: readonly Page[]): MiniSearch {
  const index = new MiniSearch(searchOptions);
  const entries = pages.flatMap((page) => page.entries ?? []);
  index.addAll(
    entries.map(({ title, path, text, names = [], kind, weight = 1 }, id) => ({
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
    })),
  );
  return index;
}

/** The index as a script, because a page opened from disk may not fetch. */
export const indexScript = (pages: readonly Page[]): string =>
  `window.manausIndex = ${JSON.stringify(JSON.stringify(searchIndex(pages)))};\n`;
