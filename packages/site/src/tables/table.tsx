import { isTableItem, type loadItems } from '@manaus/papers/internals';
import { said } from '@manaus/plot';
import { jupyterDisplay } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { Html } from '../page/html.js';
import { FileLink } from '../page/link.js';
import { slug } from '../page/paths.js';
import type { Site, SiteItem } from '../read/site.js';

type Item = Awaited<ReturnType<typeof loadItems>>[number];

/** True if an item is a table, and no figure with cells. */
export const isTable = (item: Item): boolean => isTableItem(item);

/** A table in its printed shape, printed beside computed where they differ. */
export function Table({ site, item }: TableProps): JSX.Element {
  const work = site.works.find(({ key }) => key === item.work);
  const html = work?.opened.table(item.id.slice(item.work.length + 1))[jupyterDisplay]()[
    'text/html'
  ];
  return (
    <div class="printed">
      <Html class="scroll" html={String(html ?? '')} />
      <p class="quiet">
        <FileLink to={`data/${slug(item.id)}.csv`}>
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
