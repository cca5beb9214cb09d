import { titleOf, verdictWords, workDescription } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { SearchEntry } from '../page/page.js';
import { itemPath } from '../page/paths.js';
import type { SiteItem } from '../read/site.js';

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
export const itemEntry = ({ id, work, kind, statement, verdict }: SiteItem): SearchEntry => ({
  title: titleOf(id),
  path: itemPath(id),
  text: statement,
  names: [id],
  kind: kindOf(workDescription(work).short, verdictWords[verdict]),
  weight: (WEIGHTS[kind] ?? 1) * (work === 'martins2024' ? 1.5 : 1),
});

const kindOf = (work: Words, verdict: Words): Words => ({
  en: `${work.en}: ${verdict.en}`,
  pt: `${work.pt}: ${verdict.pt}`,
});
