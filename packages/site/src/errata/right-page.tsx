import { titleOf, workDescription } from '@manaus/papers/internals';
import type { Words } from '@manaus/plot';
import type { JSX } from 'preact';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath } from '../page/paths.js';
import type { Site, SiteItem, SiteWork } from '../read/site.js';

/** The degrees of certainty of results; first those that hold more widely than stated. */
const groups = {
  wider: { en: 'Hold more widely than stated', pt: 'Valem mais amplamente do que se afirma' },
  proved: {
    en: 'Proved for all cases, by a proof that a machine has checked',
    pt: 'Demonstrados para todos os casos, por uma demonstração que uma máquina conferiu',
  },
  holds: { en: 'Finite, and checked in full', pt: 'Finitos, e verificados por completo' },
  'holds-in-range': {
    en: 'Checked for the cases that the ledger names',
    pt: 'Verificados nos casos que o registro nomeia',
  },
} as const satisfies Readonly<Record<string, Words>>;

type Group = keyof typeof groups;

/** The group of an item; `null` for one that does not hold, or whose picture is lost. */
function groupOf({ rebuilt, wider, verdict }: SiteItem): Group | null {
  if (rebuilt || !Object.hasOwn(groups, verdict)) return null;
  return wider ? 'wider' : (verdict as Group);
}

const title: Words = { en: 'What is right', pt: 'O que está certo' };
const lead: Words = {
  en: 'The results of these works that our checks confirm, in our words, with the reading taken where the print needs one. Figures whose pictures are lost are left out.',
  pt: 'Os resultados destes trabalhos que as nossas verificações confirmam, em nossas palavras, com a leitura adotada onde o impresso precisa de uma. Ficam de fora as figuras cujas imagens se perderam.',
};

/** The results that hold, by work and by how well they are known. */
export const rightPage = (site: Site): Page => ({
  path: 'errata/right.html',
  title,
  section: 'errata',
  summary: lead,
  entries: [
    {
      title,
      path: 'errata/right.html',
      text: lead,
      kind: { en: 'page', pt: 'página' },
      weight: 2,
    },
  ],
  render: () => (
    <>
      <h1>{said(title)}</h1>
      <p class="lead">{said(lead)}</p>
      <p>
        <Link to="errata/index.html">{said({ en: 'Errata', pt: 'Errata' })}</Link>
      </p>
      {site.works.map((work) => (
        <Work work={work} />
      ))}
    </>
  ),
});

const Work = ({ work: { key, items } }: { readonly work: SiteWork }): JSX.Element => (
  <section>
    <h2>{workDescription(key).title}</h2>
    {(Object.keys(groups) as Group[])
      .map((group) => ({ group, own: items.filter((item) => groupOf(item) === group) }))
      .filter(({ own }) => own.length > 0)
      .map(({ group, own }) => (
        <>
          <h3>
            {said(groups[group])} ({own.length})
          </h3>
          <ul>
            {own.map((found) => (
              <li>
                <Link to={itemPath(found.id)}>{said(titleOf(found.id))}</Link>:{' '}
                <Mathematics text={said(found.statement)} />
                {found.departs && (
                  <span class="quiet">
                    {' '}
                    {said({ en: 'Read as: ', pt: 'Leitura: ' })}
                    <Mathematics text={said(found.departs)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      ))}
  </section>
);
