import { workDescription } from '@manaus/papers/internals';
import type { ComponentChildren, JSX } from 'preact';
import type { Site, SiteItem } from '../read/site.js';

/** A section for each work that has some items, with those that it has. */
export const WorkSections = ({ site, has, children }: WorkSectionsProps): JSX.Element => (
  <>
    {site.works
      .map(({ key, items }) => ({ key, items: items.filter(has) }))
      .filter(({ items }) => items.length > 0)
      .map(({ key, items }) => (
        <section id={key}>
          <h2>{workDescription(key).title}</h2>
          {children(items)}
        </section>
      ))}
  </>
);

interface WorkSectionsProps {
  readonly site: Site;
  readonly has: (item: SiteItem) => boolean;
  readonly children: (items: readonly SiteItem[]) => ComponentChildren;
}
