import { groundsOf, verdictOn, workDescription } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said, useLanguage } from '../page/here.js';
import { FileLink, Link } from '../page/link.js';
import { ListTable } from '../page/list-table.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { slug } from '../page/paths.js';
import type { Erratum, Site } from '../read/site.js';
import { Article } from './article.js';
import { type ErrataGroup, errataGroups, mattersFirst, type Numbered } from './order.js';
import { borderCases, certainties, certaintyMeanings, first, lead, run, thanks } from './words.js';

/** The errata of the site, in groups. */
export const groupsOf = ({ errata, works }: Pick<Site, 'errata' | 'works'>): ErrataGroup[] =>
  errataGroups(
    errata,
    works.map(({ key }) => key),
  );

/** The errata of the site in the order of their numbers. */
export const numberedErrata = (site: Pick<Site, 'errata' | 'works'>): Numbered[] =>
  groupsOf(site).flatMap(({ errata }) => errata);

/** The page of the items that are not as printed, worded for the authors. */
export const errataPage = (site: Site): Page => ({
  path: 'errata/index.html',
  title: { en: 'Errata', pt: 'Errata' },
  section: 'errata',
  entries: [
    {
      title: { en: 'Errata', pt: 'Errata' },
      path: 'errata/index.html',
      text: lead(groundsOf(site.items)),
      kind: { en: 'page', pt: 'página' },
      weight: 3,
    },
  ],
  render: () => (
    <>
      <h1>{said({ en: 'Errata', pt: 'Errata' })}</h1>
      <p class="lead">{said(lead(groundsOf(site.items)))}</p>
      <p>{said(thanks)}</p>
      <p class="quiet">
        {said(run(site.effort, site.version))}{' '}
        <FileLink to={`errata.${useLanguage() === 'en' ? 'en' : 'pt-BR'}.md`}>Markdown</FileLink>
      </p>
      <p>
        <Link to="errata/right.html">{said({ en: 'What is right', pt: 'O que está certo' })}</Link>
      </p>
      <First errata={numberedErrata(site)} />
      <Overview errata={numberedErrata(site)} />
      {groupsOf(site).map(({ work, errata }) => (
        <section>
          <h2>{work === null ? said(borderCases.title) : workDescription(work).title}</h2>
          {work === null && <p>{said(borderCases.note)}</p>}
          {errata.map((numbered) => (
            <Article numbered={numbered} />
          ))}
        </section>
      ))}
    </>
  ),
});

interface ErrataProps {
  readonly errata: readonly Numbered[];
}

/** The errata of most weight, as links. */
const First = ({ errata }: ErrataProps): JSX.Element => (
  <section>
    <h2>{said(first.title)}</h2>
    <p>{said(first.note)}</p>
    <ol>
      {mattersFirst(errata).map(({ found, number }) => (
        <li>
          <PlaceLink found={found} /> <span class="quiet">({number})</span>
        </li>
      ))}
    </ol>
  </section>
);

/** The meaning of each degree of certainty, and all errata in one table. */
const Overview = ({ errata }: ErrataProps): JSX.Element => (
  <section>
    <h2>{said({ en: 'Overview', pt: 'Resumo' })}</h2>
    <dl class="meanings">
      {(Object.keys(certainties) as Erratum['certainty'][]).map((certainty) => (
        <div>
          <dt>{said(certainties[certainty])}</dt>
          <dd>{said(certaintyMeanings[certainty])}</dd>
        </div>
      ))}
    </dl>
    <details>
      <summary>{said({ en: 'All in one table', pt: 'Todas em uma tabela' })}</summary>
      <ListTable columns={overviewColumns}>
        {errata.map(({ found, number }) => (
          <tr>
            <td class="number">{number}</td>
            <th scope="row">
              <PlaceLink found={found} />
            </th>
            <td>{said(verdictOn(found, found.verdict))}</td>
            <td>{said(certainties[found.certainty])}</td>
          </tr>
        ))}
      </ListTable>
    </details>
  </section>
);

/** The columns of the table of all errata. */
export const overviewColumns: readonly Words[] = [
  { en: 'no.', pt: 'n.º' },
  { en: 'place', pt: 'lugar' },
  { en: 'finding', pt: 'constatação' },
  { en: 'certainty', pt: 'certeza' },
];

/** A link to an erratum on this page, by its place in the work. */
const PlaceLink = ({ found }: Pick<Numbered, 'found'>): JSX.Element => (
  <a href={`#${slug(found.id)}`}>
    <Mathematics text={found.erratum[useLanguage()].where} />
  </a>
);
