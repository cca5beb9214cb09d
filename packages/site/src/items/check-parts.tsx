import { titleOf, workDescription } from '@manaus/papers/internals';
import type { JSX } from 'preact';
import { Fact } from '../page/fact.js';
import { said, useLanguage } from '../page/here.js';
import { FileLink } from '../page/link.js';
import { itemPath } from '../page/paths.js';
import type { SiteItem } from '../read/site.js';

/**
 * The command that runs the check of an item again: in a checkout that is built, because the
 * packages are not published.
 */
export const Rerun = ({ id }: { readonly id: string }): JSX.Element => (
  <Fact name={{ en: 'Run it again', pt: 'Rodar de novo' }}>
    <code class="command">npx --no-install manaus ledger --id {id}</code>
    <span class="quiet">
      {' '}
      {said({
        en: 'in a clone of the repository, after “npm ci” and “npx nx run-many -t build”.',
        pt: 'em um clone do repositório, depois de “npm ci” e “npx nx run-many -t build”.',
      })}
    </span>
  </Fact>
);

/** The citation of a finding: the item in this version, and the work itself. */
export function Cite({ found: { id, work }, version }: CiteProps): JSX.Element {
  const { authors, title, year } = workDescription(work);
  return (
    <Fact name={{ en: 'Cite this', pt: 'Como citar' }}>
      <pre class="cite">
        {`manaus, ${id}${version === '' ? '' : `, ${said({ en: 'version', pt: 'versão' })} ${version}`}.\n`}
        {`${said({ en: 'On', pt: 'Sobre' })} ${said(titleOf(id))}: ${authors === '' ? '' : `${authors}. `}${title}. ${year}.`}
      </pre>
    </Fact>
  );
}

interface CiteProps {
  readonly found: SiteItem;
  readonly version: string;
}

/**
 * The file with the statement and the check of an item. Sources are long: they stand on the English
 * page, and the other one has a link to them.
 */
export const Source = ({ found: { id, source } }: { readonly found: SiteItem }): JSX.Element =>
  useLanguage() === 'en' ? (
    <details class="source" id="source">
      <summary>
        {said({ en: 'Source of the check', pt: 'Código da verificação' })}{' '}
        <code>{source.path}</code>
      </summary>
      <pre class="code">
        <code>{source.text}</code>
      </pre>
    </details>
  ) : (
    <p class="source">
      <FileLink to={`${itemPath(id)}#source`}>
        {said({ en: 'Source of the check', pt: 'Código da verificação' })}
      </FileLink>{' '}
      <code>{source.path}</code>
    </p>
  );
