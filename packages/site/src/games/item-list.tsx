import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { ItemLink } from '../page/link.js';
import { Badge } from '../page/verdict.js';
import type { SiteItem } from '../read/site.js';

/** The items of the works about a game, with their verdicts; nothing where no item is about it. */
export const ItemList = ({ items }: { readonly items: readonly SiteItem[] }): JSX.Element | null =>
  items.length === 0 ? null : (
    <section>
      <h2>{said({ en: 'In the works', pt: 'Nas obras' })}</h2>
      <ul class="list columns">
        {items.map(({ id, verdict }) => (
          <li>
            <ItemLink id={id} /> <Badge verdict={verdict} />
          </li>
        ))}
      </ul>
    </section>
  );
