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
export const Table = (props: TableProps): JSX.Element => (
  <div class="printed">
    <Html class="scroll" html={htmlOf(props)} />
    <p class="quiet">
      <FileLink to={`data/${slug(props.item.id)}.csv`}>
        {said({ en: 'All cells as CSV', pt: 'Todas as células em CSV' })}
      </FileLink>
    </p>
  </div>
);

function htmlOf({ site, item: { id, work } }: TableProps): string {
  const opened = site.works.find(({ key }) => key === work)?.opened;
  const table = opened?.items.filter(isTableItem).find((item) => item.id === id);
  if (table === undefined) return '';
  const shown = printedTable(table, { language: tongueOf(useLanguage()) })[jupyterDisplay]();
  return String(shown['text/html']);
}

interface TableProps {
  readonly site: Site;
  readonly item: SiteItem;
}
