import { type Grounds, groundsOf, verdictWords } from '@manaus/papers/internals';
import { said } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { FileLink, Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath, slug } from '../page/paths.js';
import type { Erratum } from '../read/ledger.js';
import type { Site } from '../read/site.js';
import { workName } from '../read/works.js';
import { CellTable } from './cell-table.js';
import { type ErrataGroup, errataGroups, mattersFirst, type Numbered, shortened } from './order.js';
import {
  borderCases,
  certainties,
  certaintyMeanings,
  fieldNames,
  fields,
  first,
  lead,
  methodsWords,
  more,
  run,
  thanks,
} from './words.js';

/** The errata of the site, in groups. */
export const groupsOf = ({ errata, works }: Pick<Site, 'errata' | 'works'>): ErrataGroup[] =>
  errataGroups(
    errata,
    works.map(({ key }) => key),
  );

/** The grounds of all items of the site. */
export const siteGrounds = ({ items }: Pick<Site, 'items'>): Grounds =>
  groundsOf(items.map(({ row }) => row));

/** The page of the items that are not as printed, worded for the authors. */
export const errataPage = (site: Site): Page => ({
  path: 'errata/index.html',
  title: { en: 'Errata', pt: 'Errata' },
  section: 'errata',
  entries: [
    {
      title: { en: 'Errata', pt: 'Errata' },
      path: 'errata/index.html',
      text: lead(siteGrounds(site)),
      kind: { en: 'page', pt: 'página' },
      weight: 3,
    },
  ],
  render: () => (
    <>
      <h1>{said({ en: 'Errata', pt: 'Errata' })}</h1>
      <p class="lead">{said(lead(siteGrounds(site)))}</p>
      <p>{said(thanks)}</p>
      <p class="quiet">
        {said(run(site.effort, site.version))}{' '}
        <FileLink to={`errata.${currentLanguage() === 'en' ? 'en' : 'pt-BR'}.md`}>
          Markdown
        </FileLink>
      </p>
      <p>
        <Link to="errata/right.html">{said({ en: 'What is right', pt: 'O que está certo' })}</Link>
      </p>
      <First site={site} />
      <Overview site={site} />
      {groupsOf(site).map(({ work, errata }) => (
        <section>
          <h2>{work === null ? said(borderCases.title) : workName(work).title}</h2>
          {work === null && <p>{said(borderCases.note)}</p>}
          {errata.map((numbered) => (
            <Article numbered={numbered} />
          ))}
        </section>
      ))}
    </>
  ),
});

const Overview = ({ site }: { readonly site: Site }): JSX.Element => (
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
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{said({ en: 'no.', pt: 'n.º' })}</th>
              <th scope="col">{said({ en: 'place', pt: 'lugar' })}</th>
              <th scope="col">{said({ en: 'finding', pt: 'constatação' })}</th>
              <th scope="col">{said({ en: 'certainty', pt: 'certeza' })}</th>
            </tr>
          </thead>
          <tbody>
            {groupsOf(site)
              .flatMap(({ errata }) => errata)
              .map(({ erratum, number }) => (
                <tr>
                  <td class="number">{number}</td>
                  <th scope="row">
                    <a href={`#${slug(erratum.id)}`}>
                      <Mathematics text={erratum[currentLanguage()].where} />
                    </a>
                  </th>
                  <td>{said(verdictWords[erratum.verdict])}</td>
                  <td>{said(certainties[erratum.certainty])}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  </section>
);

/** The errata of most weight, as links. */
const First = ({ site }: { readonly site: Site }): JSX.Element => (
  <section>
    <h2>{said(first.title)}</h2>
    <p>{said(first.note)}</p>
    <ol>
      {mattersFirst(groupsOf(site).flatMap(({ errata }) => errata)).map(({ erratum, number }) => (
        <li>
          <a href={`#${slug(erratum.id)}`}>
            <Mathematics text={erratum[currentLanguage()].where} />
          </a>{' '}
          <span class="quiet">({number})</span>
        </li>
      ))}
    </ol>
  </section>
);

/** The content of a field, a long counterexample up to what can be read at a glance. */
export function fieldText({ erratum }: Numbered, field: (typeof fieldNames)[number]) {
  const text = erratum[currentLanguage()][field];
  if (field === 'found') return { text, after: said(methodsWords(erratum.methods)) };
  if (field !== 'counterexample') return { text, after: '' };
  const short = shortened(text);
  return { text: short.text, after: said(more(short.left)) };
}

function Article({ numbered }: { readonly numbered: Numbered }): JSX.Element {
  const { erratum, number } = numbered;
  const text = erratum[currentLanguage()];
  return (
    <article class="erratum" id={slug(erratum.id)}>
      <h3>
        {number}.{' '}
        <Link to={itemPath(erratum.id)}>
          <Mathematics text={text.where} />
        </Link>
      </h3>
      <p class="quiet">
        {said(verdictWords[erratum.verdict])} · {said(certainties[erratum.certainty])}
      </p>
      <dl class="facts">
        {fieldNames.map((field) => (
          <div class={field === 'counterexample' ? 'counter' : undefined}>
            <dt>{said(fields[field])}</dt>
            <dd>
              <Mathematics text={fieldText(numbered, field).text} />
              {fieldText(numbered, field).after}
              {field === 'counterexample' ? <CellTable cells={text.cells} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
