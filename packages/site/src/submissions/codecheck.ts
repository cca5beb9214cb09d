import { titleOf, verdictWords, workDescription } from '@manaus/papers/internals';
import { stringify } from 'yaml';
import type { Drawings } from '../figures/drawing.js';
import { slug } from '../page/paths.js';
import type { Site, SiteItem } from '../read/site.js';
import { isTable } from '../tables/table.js';

const WORK = 'martins2024';

/**
 * The manifest of the outputs that reproduce figures and tables of the dissertation, after
 * codecheck.org.uk/spec/config/1.0. The person who checks, the time and the certificate are for
 * that person to fill in.
 */
export function codecheck(site: Site, drawings: Drawings): string {
  const { title, authors, reference } = workDescription(WORK);
  return stringify({
    version: 'https://codecheck.org.uk/spec/config/1.0/',
    paper: { title, authors: [{ name: authors }], reference: reference.en },
    manifest: site.items
      .filter(({ work }) => work === WORK)
      .flatMap((item) => outputsOf(item, drawings)),
  });
}

/** The drawing and the table of an item, where it has them. */
function outputsOf(item: SiteItem, drawings: Drawings) {
  const { id, verdict } = item;
  const comment = `${titleOf(id).en}: ${verdictWords[verdict].en}`;
  const drawn = [drawings.get(id)?.en.picture ?? []].flat();
  const table = isTable(item) ? [`data/${slug(id)}.csv`] : [];
  return [...drawn, ...table].map((file) => ({ file, comment }));
}
