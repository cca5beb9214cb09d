import { partTitle, titleOf, workDescription } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { Drawing, type Drawings, WhereDrawn } from '../figures/drawing.js';
import { towerPath } from '../games/game-paths.js';
import { towerWords } from '../games/towers.js';
import { Commas } from '../page/commas.js';
import { Fact } from '../page/fact.js';
import { said } from '../page/here.js';
import { ItemLinks, Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath, workPath } from '../page/paths.js';
import { Badge } from '../page/verdict.js';
import type { Site, SiteItem } from '../read/site.js';
import { isTable, Table } from '../tables/table.js';
import { Cite, Rerun, Source } from './check-parts.js';
import { itemEntry } from './entry.js';
import { Finding } from './finding.js';
import { NotebookPlaces, placesOf } from './notebook-places.js';

/** The page of an item: its statement, the verdict and what it rests on, and all that shows it. */
export const itemPage = (site: Site, found: SiteItem, drawings: Drawings): Page => ({
  path: itemPath(found.id),
  title: titleOf(found.id),
  section: 'works',
  summary: found.statement,
  entries: [itemEntry(found)],
  render: () => (
    <article class="item">
      <Crumbs found={found} />
      <h1>
        {said(titleOf(found.id))} <Badge verdict={found.verdict} />
      </h1>
      <p class="statement">
        <Mathematics text={said(found.statement)} />
      </p>
      <Finding found={found} />
      <Drawn found={found} drawings={drawings} />
      {isTable(found) ? <Table site={site} item={found} /> : null}
      <Facts site={site} found={found} />
      <Source found={found} />
      <Neighbors site={site} found={found} />
    </article>
  ),
});

const Facts = ({ site, found }: PartProps): JSX.Element => (
  <dl class="facts">
    <Towers of={found.towers} />
    <ItemsFact name={{ en: 'Rests on', pt: 'Apoia-se em' }} ids={found.uses} />
    <ItemsFact name={{ en: 'What rests on it', pt: 'O que se apoia nele' }} ids={found.supports} />
    <NotebookPlaces places={placesOf(site, found)} />
    <Rerun id={found.id} />
    <Cite found={found} version={site.version} />
  </dl>
);

const Crumbs = ({ found }: { readonly found: SiteItem }): JSX.Element => (
  <p class="crumbs">
    <Link to={workPath(found.work)}>{said(workDescription(found.work).short)}</Link>
    {' / '}
    <Link to={`${workPath(found.work)}#${found.chapter}`}>
      {said(partTitle(found.work, found.chapter))}
    </Link>
    <code class="id">{found.id}</code>
  </p>
);

const Drawn = ({ found, drawings }: DrawnProps): JSX.Element => (
  <WhereDrawn drawings={drawings} id={found.id}>
    {(files) => (
      <section aria-label={said({ en: 'Figure', pt: 'Figura' })}>
        <Drawing files={files} lazy={false} />
      </section>
    )}
  </WhereDrawn>
);

interface DrawnProps {
  readonly found: SiteItem;
  readonly drawings: Drawings;
}

/** Links to the pages of towers. */
const Towers = ({ of = [] }: TowersProps): JSX.Element | null =>
  of.length === 0 ? null : (
    <Fact name={{ en: 'Towers', pt: 'Torres' }}>
      <Commas
        of={towerWords.filter(({ name }) => of.includes(name))}
        as={({ name, title }) => <Link to={towerPath(name)}>{said(title)}</Link>}
      />
    </Fact>
  );

interface TowersProps {
  readonly of: SiteItem['towers'];
}

/** Links to items under a name; nothing without items. */
const ItemsFact = ({ name, ids }: ItemsFactProps): JSX.Element | null =>
  ids.length === 0 ? null : (
    <Fact name={name}>
      <ItemLinks ids={ids} />
    </Fact>
  );

interface ItemsFactProps {
  readonly name: Words;
  readonly ids: readonly string[];
}

/** Links to the items before and after it in the work. */
function Neighbors({ site, found }: PartProps): JSX.Element {
  const items = site.works.find(({ key }) => key === found.work)?.items ?? [];
  const at = items.indexOf(found);
  return <NeighborLinks before={items[at - 1]} after={items[at + 1]} />;
}

const NeighborLinks = ({ before, after }: NeighborLinksProps): JSX.Element => (
  <nav class="neighbors" aria-label={said({ en: 'Items', pt: 'Itens' })}>
    {before && (
      <Link to={itemPath(before.id)} class="before">
        ← {said(titleOf(before.id))}
      </Link>
    )}
    {after && (
      <Link to={itemPath(after.id)} class="after">
        {said(titleOf(after.id))} →
      </Link>
    )}
  </nav>
);

interface NeighborLinksProps {
  readonly before: SiteItem | undefined;
  readonly after: SiteItem | undefined;
}

interface PartProps {
  readonly site: Site;
  readonly found: SiteItem;
}
