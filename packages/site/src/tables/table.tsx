import { isTableItem, printedTable } from '@manaus/papers/internals';
import { jupyterDisplay } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { said, useLanguage } from '../page/here.js';
import { Html } from '../page/html.js';
import { FileLink } from '../page/link.js';
import { slug } from '../page/paths.js';
import type { Site, SiteItem } from '../read/site.js';
import { tongueOf } from '../read/tongue.js';

/** True if an item compares printed values. */
export const isTable = ({ columns }: SiteItem): boolean => columns !== null;

/** A table in its printed shape, printed beside computed where they differ. */
export function Table({ site, item: { id, work } }: TableProps): JSX.Element {
  const opened = site.works.find(({ key }) => key === work)?.opened;
  const table = opened?.items.filter(isTableItem).find((item) => item.id === id);
  const shown = table && printedTable(table, { language: tongueOf(useLanguage()) });
  return (
    <div class="printed">
      <Html class="scroll" html={String(shown?.[jupyterDisplay]()['text/html'] ?? '')} />
      <p class="quiet">
        <FileLink to={`data/${slug(id)}.csv`}>
          {said({ en: 'All cells as CSV', pt: 'Todas as células em CSV' })}
        </FileLink>
      </p>
    </div>
  );
}

interface TableProps {
  readonly site: Site;
  readonly item: SiteItem;
}
