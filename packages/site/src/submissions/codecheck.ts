import { titleOf, verdictOn, workDescription } from '@manaus/papers/internals';
import { stringify } from 'yaml';
import type { Drawings } from '../figures/drawing.js';
import { slug } from '../page/paths.js';
import type { Site } from '../read/site.js';
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
      .flatMap((item) => {
        // The drawing and the table, where the item has them.
        const picture = drawings.get(item.id)?.en.picture ?? [];
        const table = isTable(item) ? `data/${slug(item.id)}.csv` : [];
        const comment = `${titleOf(item.id).en}: ${verdictOn(item, item.verdict).en}`;
        return [picture, table].flat().map((file) => ({ file, comment }));
      }),
  });
}
