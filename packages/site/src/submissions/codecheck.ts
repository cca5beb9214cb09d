import { isFigureItem, isTableItem, titleOf, verdictWords } from '@manaus/papers/internals';
import { stringify } from 'yaml';
import type { Drawings } from '../figures/drawing.js';
import { slug } from '../page/paths.js';
import type { Site } from '../read/site.js';
import { works } from '../read/works.js';

/**
 * The manifest of the outputs that reproduce figures and tables of the dissertation, after codecheck.org.uk/spec/config/1.0. The
 * person who checks, the time and the certificate are for that person to fill in.
 */
export function codecheck(site: Site, drawings: Drawings): string {
  const { title, authors, reference } = works.martins2024;
  const manifest = site.items
    .filter(({ work }) => work === 'martins2024')
    .flatMap(({ id, item, row }) => {
      const comment = `${titleOf(id).en}: ${verdictWords[row.verdict].en}`;
      const drawn = isFigureItem(item) ? drawings.get(id)?.en.picture : undefined;
      const table = isTableItem(item) ? `data/${slug(id)}.csv` : undefined;
      return [drawn, table].flatMap((file) => (file === undefined ? [] : [{ file, comment }]));
    });
  return stringify({
    version: 'https://codecheck.org.uk/spec/config/1.0/',
    paper: { title, authors: [{ name: authors }], reference: reference.en },
    manifest,
  });
}
