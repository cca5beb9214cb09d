import { partTitle, titleOf, workDescription } from '@manaus/papers/internals';
import type { JSX } from 'preact';
import { Drawing, type Drawings, WhereDrawn } from '../figures/drawing.js';
import { said } from '../page/here.js';
import { Link } from '../page/link.js';
import { Mathematics } from '../page/mathematics.js';
import type { Page } from '../page/page.js';
import { itemPath, workPath } from '../page/paths.js';
import { Badge, VerdictBoxes } from '../page/verdict.js';
import type { Site, SiteWork } from '../read/site.js';
import { workCount } from './count.js';
import { Scoreboard } from './scoreboard.js';

/** The list of the works, with the scoreboard. */
export const worksPage = (site: Site): Page => ({
  path: 'works/index.html',
  title: { en: 'Works', pt: 'Obras' },
  section: 'works',
  render: () => (
    <>
      <h1>{said({ en: `The ${workCount().en} works`, pt: `As ${workCount().pt} obras` })}</h1>
      <p class="lead">
        {said({
          en: 'Each numbered item of a work has a page, with a statement in our words, the check that ran and its verdict.',
          pt: 'Cada item numerado de uma obra tem uma página, com um enunciado nosso, a verificação que rodou e o seu veredito.',
        })}
      </p>
      <Scoreboard site={site} />
    </>
  ),
});

/** The page of a work: its items by chapter, in the order of the print. */
export function workPage(work: SiteWork, dependencies: Drawings): Page {
  const { key } = work;
  const { title, authors, short, reference, about } = workDescription(key);
  return {
    path: workPath(key),
    title: short,
    section: 'works',
    summary: about,
    entries: [
      {
        title: short,
        path: workPath(key),
        text: { en: `${title} ${authors} ${about.en}`, pt: `${title} ${authors} ${about.pt}` },
        names: [key],
        kind: { en: 'work', pt: 'obra' },
        weight: 2,
      },
    ],
    render: () => (
      <>
        <h1>{title}</h1>
        <p class="byline">
          {authors === '' ? null : `${authors}. `}
          {said(reference)}.
        </p>
        <p class="lead">{said(about)}</p>
        {/* A script makes the form work: it shows the items of some verdicts and words. */}
        <form class="filter" hidden>
          <label>
            {said({ en: 'Find', pt: 'Buscar' })} <input type="search" name="text" />
          </label>
          <VerdictBoxes />
          <output aria-live="polite" />
        </form>
        <Contents work={work} />
        <Dependencies work={key} drawings={dependencies} />
      </>
    ),
  };
}

/** The items of a work by its parts, in order. */
function Contents({ work: { key, items } }: { readonly work: SiteWork }): JSX.Element {
  const parts = [...new Set(items.map(({ chapter }) => chapter))];
  return (
    <div class="contents">
      {parts.map((part) => (
        <section id={part}>
          <h2>{said(partTitle(key, part))}</h2>
          <ol class="items">
            {items
              .filter(({ chapter }) => chapter === part)
              .map(({ id, kind, verdict, statement }) => (
                <li data-verdict={verdict} data-kind={kind}>
                  <Link to={itemPath(id)}>{said(titleOf(id))}</Link> <Badge verdict={verdict} />
                  <p>
                    <Mathematics text={said(statement)} />
                  </p>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** The drawing of the dependencies in the work. */
const Dependencies = ({ work, drawings }: DependenciesProps): JSX.Element => (
  <WhereDrawn drawings={drawings} id={work}>
    {(files) => (
      <section id="dependencies">
        <h2>{said({ en: 'What rests on what', pt: 'O que se apoia em quê' })}</h2>
        <p>
          {said({
            en: 'An item rests on those that its statement or its check takes for granted. Where one is not as printed, all that rests on it was looked at again: its own verdict says whether it stands.',
            pt: 'Um item se apoia naqueles que o seu enunciado ou a sua verificação pressupõem. Onde um não é como impresso, tudo o que se apoia nele foi examinado de novo: o próprio veredito diz se vale.',
          })}
        </p>
        <Drawing files={files} />
      </section>
    )}
  </WhereDrawn>
);

interface DependenciesProps {
  readonly work: string;
  readonly drawings: Drawings;
}
