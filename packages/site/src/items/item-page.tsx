import { partTitle, titleOf, verdictOn, workDescription } from '@manaus/papers/internals';
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
import type { Page, SearchEntry } from '../page/page.js';
import { itemPath, workPath } from '../page/paths.js';
import { Badge } from '../page/verdict.js';
import type { Site, SiteItem } from '../read/site.js';
import { isTable, Table } from '../tables/table.js';
import { Cite, Rerun, Source } from './check-parts.js';
import { Finding } from './finding.js';
import { NotebookPlaces, placesOf } from './notebook-places.js';

/** Numbered statements come before unnumbered ones in the search. */
const WEIGHTS: Readonly<Record<string, number>> = {
  theorem: 1.6,
  lemma: 1.4,
  proposition: 1.4,
  corollary: 1.3,
  algorithm: 1.3,
  table: 1.3,
};

/** An item in the search: the dissertation comes before the other works. */
function entryOf(found: SiteItem): SearchEntry {
  const { id, work, kind, statement, verdict } = found;
  const [{ short }, words] = [workDescription(work), verdictOn(found, verdict)];
  return {
    title: titleOf(id),
    path: itemPath(id),
    text: statement,
    names: [id],
    kind: { en: `${short.en}: ${words.en}`, pt: `${short.pt}: ${words.pt}` },
    weight: (WEIGHTS[kind] ?? 1) * (work === 'martins2024' ? 1.5 : 1),
  };
}

/** The page of an item: its statement, the verdict and what it rests on, and all that shows it. */
export const itemPage = (site: Site, found: SiteItem, drawings: Drawings): Page => ({
  path: itemPath(found.id),
  title: titleOf(found.id),
  section: 'works',
  summary: found.statement,
  entries: [entryOf(found)],
  render: () => (
    <article class="item">
      <p class="crumbs">
        <Link to={workPath(found.work)}>{said(workDescription(found.work).short)}</Link>
        {' / '}
        <Link to={`${workPath(found.work)}#${found.chapter}`}>
          {said(partTitle(found.work, found.chapter))}
        </Link>
        <code class="id">{found.id}</code>
      </p>
      <h1>
        {said(titleOf(found.id))} <Badge verdict={found.verdict} />
      </h1>
      <p class="statement">
        <Mathematics text={said(found.statement)} />
      </p>
      <Finding found={found} />
      <WhereDrawn drawings={drawings} id={found.id}>
        {(files) => (
          <section aria-label={said({ en: 'Figure', pt: 'Figura' })}>
            <Drawing files={files} lazy={false} />
          </section>
        )}
      </WhereDrawn>
      {isTable(found) ? <Table site={site} item={found} /> : null}
      <Facts site={site} found={found} />
      <Source found={found} />
      <Neighbors site={site} found={found} />
    </article>
  ),
});

interface PartProps {
  readonly site: Site;
  readonly found: SiteItem;
}

/** The towers of an item, its place among the items and in the notebooks, and how to repeat it. */
function Facts({ site, found }: PartProps): JSX.Element {
  const towers = found.towers ?? [];
  return (
    <dl class="facts">
      {towers.length > 0 && (
        <Fact name={{ en: 'Towers', pt: 'Torres' }}>
          <Commas
            of={towerWords.filter(({ name }) => towers.includes(name))}
            as={({ name, title }) => <Link to={towerPath(name)}>{said(title)}</Link>}
          />
        </Fact>
      )}
      <ItemsFact name={{ en: 'Rests on', pt: 'Apoia-se em' }} ids={found.uses} />
      <ItemsFact
        name={{ en: 'What rests on it', pt: 'O que se apoia nele' }}
        ids={found.supports}
      />
      <NotebookPlaces places={placesOf(site, found)} />
      <Rerun id={found.id} />
      <Cite found={found} version={site.version} />
    </dl>
  );
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
  const [before, after] = [items[at - 1], items[at + 1]];
  return (
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
}
