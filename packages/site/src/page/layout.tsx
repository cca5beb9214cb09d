import type { JSX } from 'preact';
import { said, useHere, useLanguage } from './here.js';
import { FileLink, Link } from './link.js';
import { type Page, sections } from './page.js';

/** The tags of the languages, as in BCP 47. */
export const languageTags = { en: 'en', pt: 'pt-BR' } as const;

/** A page as a whole document, in the language that is set. */
export const Document = ({ page, about }: DocumentProps): JSX.Element => (
  <html lang={languageTags[useLanguage()]}>
    <Description page={page} />
    <body
      data-root={useHere()
        .file('index.html')
        .replace(/index\.html$/, '')}
    >
      <a class="skip" href="#content">
        {said({ en: 'Skip to the content', pt: 'Ir para o conteúdo' })}
      </a>
      <Head page={page} />
      <main id="content" class={page.wide ? 'wide' : undefined}>
        {page.render()}
      </main>
      <Foot about={about} />
      <Scripts names={['site', ...(page.scripts ?? [])]} />
    </body>
  </html>
);

function Scripts({ names }: { readonly names: readonly string[] }): JSX.Element {
  const here = useHere();
  return (
    <>
      {names.map((name) => (
        <script defer src={here.file(`assets/${name}.js`)} />
      ))}
    </>
  );
}

/** The head of a document: its title, its summary, its icon and style. */
const Description = ({ page }: { readonly page: Page }): JSX.Element => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{page.section === null ? said(page.title) : `${said(page.title)} · Manaus`}</title>
    {page.summary && <meta name="description" content={said(page.summary)} />}
    <IconAndStyle />
  </head>
);

function IconAndStyle(): JSX.Element {
  const here = useHere();
  return (
    <>
      <link rel="icon" href={here.file('assets/icon.svg')} type="image/svg+xml" />
      <link rel="stylesheet" href={here.file('assets/style.css')} />
    </>
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

const Head = ({ page }: { readonly page: Page }): JSX.Element => (
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
      <SearchBox />
      <LanguageLink path={page.path} language={useLanguage() === 'en' ? 'pt' : 'en'} />
    </div>
  </header>
);

const SearchBox = (): JSX.Element => (
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
);

/** A link to a page in a language, by the name of that language. */
const LanguageLink = ({ path, language }: LanguageLinkProps): JSX.Element => (
  <a
    class="language"
    lang={languageTags[language]}
    hreflang={languageTags[language]}
    href={useHere().pageIn(language, path)}
  >
    {language === 'en' ? 'English' : 'Português'}
  </a>
);

interface LanguageLinkProps {
  readonly path: string;
  readonly language: keyof typeof languageTags;
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
