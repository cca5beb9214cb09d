import { titleOf, verdictWords } from '@manaus/papers/internals';
import type { SearchEntry } from '../page/page.js';
import { itemPath } from '../page/paths.js';
import type { SiteItem } from '../read/site.js';
import { workName } from '../read/works.js';

/** Numbered statements come before unnumbered ones, the dissertation before the other works. */
const WEIGHTS: Readonly<Record<string, number>> = {
  theorem: 1.6,
  lemma: 1.4,
  proposition: 1.4,
  corollary: 1.3,
  algorithm: 1.3,
  table: 1.3,
};

/** The entry of an item in the search. */
export function itemEntry({ id, work, item, row }: SiteItem): SearchEntry {
  const title = titleOf(id);
  const short = workName(work).short;
  return {
    title,
    path: itemPath(id),
    text: item.statement,
    names: [id],
    kind: {
      en: `${short.en}: ${verdictWords[row.verdict].en}`,
      pt: `${short.pt}: ${verdictWords[row.verdict].pt}`,
    },
    weight: (WEIGHTS[item.kind] ?? 1) * (work === 'martins2024' ? 1.5 : 1),
  };
}
