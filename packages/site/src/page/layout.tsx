import type { JSX } from 'preact';
import { said, useHere } from './here.js';
import { FileLink, Link } from './link.js';
import { type Page, sections } from './page.js';

/** The tags of the languages, as in BCP 47. */
export const languageTags = { en: 'en', pt: 'pt-BR' } as const;

/** A page as a whole document, in the language that is set. */
export function Document({ page, about }: DocumentProps): JSX.Element {
  const here = useHere();
  return (
    <html lang={languageTags[here.language]}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{page.section === null ? said(page.title) : `${said(page.title)} · Manaus`}</title>
        {page.summary && <meta name="description" content={said(page.summary)} />}
        <link rel="icon" href={here.file('assets/icon.svg')} type="image/svg+xml" />
        <link rel="stylesheet" href={here.file('assets/style.css')} />
      </head>
      <body data-root={here.file('index.html').replace(/index\.html$/, '')}>
        <a class="skip" href="#content">
          {said({ en: 'Skip to the content', pt: 'Ir para o conteúdo' })}
        </a>
        <Top page={page} />
        <main id="content" class={page.wide ? 'wide' : undefined}>
          {page.render()}
        </main>
        <Foot about={about} />
        {['site', ...(page.scripts ?? [])].map((name) => (
          <script defer src={here.file(`assets/${name}.js`)} />
        ))}
      </body>
    </html>
  );
}

interface DocumentProps {
  readonly page: Page;
  readonly about: About;
}

/** The facts in the foot of every page. */
export interface About {
  /** The commit that the site was built from. */
  readonly version: string;
  /** True if the reference of the packages was built and stands beside the pages. */
  readonly hasReference: boolean;
}

/** The bar above every page: the sections, the search, and the page in the other language. */
function Top({ page }: { readonly page: Page }): JSX.Element {
  const here = useHere();
  const other = here.language === 'en' ? 'pt' : 'en';
  return (
    <header class="top">
      <Link to="index.html" class="name">
        Manaus
      </Link>
      <nav aria-label={said({ en: 'Sections', pt: 'Seções' })}>
        {Object.entries(sections).map(([key, { path, words }]) => (
          <Link to={path} class={key === page.section ? 'here' : undefined}>
            {said(words)}
          </Link>
        ))}
      </nav>
      <div class="tools">
        <search>
          <form class="search" hidden>
            <input
              type="search"
              name="q"
              autocomplete="off"
              placeholder={said({ en: 'Search', pt: 'Buscar' })}
              aria-label={said({ en: 'Search the site', pt: 'Buscar no site' })}
            />
            <ol class="results" hidden />
            <output class="hidden" aria-live="polite" />
          </form>
        </search>
        <a
          class="language"
          lang={languageTags[other]}
          hreflang={languageTags[other]}
          href={here.pageIn(other, page.path)}
        >
          {other === 'en' ? 'English' : 'Português'}
        </a>
      </div>
    </header>
  );
}

const Foot = ({ about }: { readonly about: About }): JSX.Element => (
  <footer>
    <p>
      {said({
        en: 'Every page is computed from the checks; nothing on it is typed by hand a second time.',
        pt: 'Cada página é calculada a partir das verificações; nada nela é digitado à mão uma segunda vez.',
      })}
      {about.version === '' ? null : ` ${said({ en: 'Version', pt: 'Versão' })} ${about.version}.`}
    </p>
    <p>
      <FileLink to="play/index.html">{said({ en: 'Play', pt: 'Jogar' })}</FileLink>
      {about.hasReference && (
        <>
          {' · '}
          <FileLink to="api/index.html">
            {said({ en: 'API reference', pt: 'Referência da API' })}
          </FileLink>
        </>
      )}
    </p>
  </footer>
);
