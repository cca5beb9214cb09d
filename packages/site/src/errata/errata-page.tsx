import { verdictWords } from '@manaus/papers';
import { currentLanguage, said } from '@manaus/plot';
import type { JSX } from 'preact';
import { FileLink, Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath, slug } from '../page/paths.js';
import type { Erratum } from '../read/ledger.js';
import type { Site } from '../read/site.js';
import { workName } from '../works/works.js';
import { CellTable } from './cell-table.js';
import {
  certainties,
  certaintyMeanings,
  fieldNames,
  fields,
  lead,
  methodsWords,
  run,
  thanks,
} from './words.js';

/** The errata of a work with their numbers among all. */
interface NumberedErrata {
  readonly key: string;
  readonly errata: readonly { readonly erratum: Erratum; readonly number: number }[];
}

/** The errata with their numbers, by work. */
export function errataByWork(site: Site): readonly NumberedErrata[] {
  const numbered = site.errata.map((erratum, i) => ({ erratum, number: i + 1 }));
  return site.works
    .map(({ key }) => ({
      key,
      errata: numbered.filter(({ erratum }) => erratum.id.startsWith(`${key}/`)),
    }))
    .filter(({ errata }) => errata.length > 0);
}

/** The numbers of the introduction. */
export function errataCounts({ items, errata }: Pick<Site, 'items' | 'errata'>) {
  const sure = (kind: Erratum['certainty']): number =>
    errata.filter(({ certainty }) => certainty === kind).length;
  const stand = (start: string): number =>
    items.filter(({ row }) => row.verdict.startsWith(start)).length;
  return {
    wrong: errata.length,
    items: items.length,
    hold: stand('holds') + stand('proved'),
    open: stand('unchecked'),
    reading: sure('reading'),
    transcription: sure('transcription'),
  };
}

/** What is not as printed, worded for the authors. */
export const errataPage = (site: Site): Page => ({
  path: 'errata/index.html',
  title: { en: 'Errata', pt: 'Errata' },
  section: 'errata',
  entries: [
    {
      title: { en: 'Errata', pt: 'Errata' },
      path: 'errata/index.html',
      text: lead(errataCounts(site)),
      kind: { en: 'page', pt: 'página' },
      weight: 3,
    },
  ],
  render: () => (
    <>
      <h1>{said({ en: 'Errata', pt: 'Errata' })}</h1>
      <p class="lead">{said(lead(errataCounts(site)))}</p>
      <p>{said(thanks)}</p>
      <p class="quiet">
        {said(run(site.effort, site.version))}{' '}
        <FileLink to={`errata.${currentLanguage() === 'en' ? 'en' : 'pt-BR'}.md`}>
          Markdown
        </FileLink>
      </p>
      <Overview site={site} />
      {errataByWork(site).map(({ key, errata }) => (
        <section>
          <h2>{workName(key).title}</h2>
          {errata.map(({ erratum, number }) => (
            <Article erratum={erratum} number={number} />
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
            {errataByWork(site)
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

function Article({ erratum, number }: ArticleProps): JSX.Element {
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
              <Mathematics text={text[field]} />
              {field === 'found' ? said(methodsWords(erratum.methods)) : null}
              {field === 'counterexample' ? <CellTable cells={text.cells} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

interface ArticleProps {
  readonly erratum: Erratum;
  readonly number: number;
}
