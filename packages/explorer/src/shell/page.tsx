import type { NamedTower } from '@manaus/core';
import type { HeapGameFamily } from '@manaus/games';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { BlocksView } from '../blocks/blocks-view.js';
import { TowersMode } from '../cards/towers-mode.js';
import { HeapsView } from '../heaps/heaps-view.js';
import { type Language, languages, preferredLanguage, wordsOf } from '../words/words.js';
import { type Address, readAddress, type View, views, writeAddress } from './address.js';
import { reportLink } from './links.js';
import type { ViewProps } from './view-props.js';

/** The games of the page; ours by default. */
interface PageGames {
  readonly towers?: readonly NamedTower[];
  readonly games?: readonly HeapGameFamily[];
}

const shown: Readonly<Record<View, (props: ViewProps & PageGames) => preact.JSX.Element>> = {
  towers: TowersMode,
  heaps: HeapsView,
  blocks: BlocksView,
};

/** The page: the choice of view and language, and the live region. */
export function Page(registries: PageGames) {
  const [address, asked, setAddress] = useAddress();
  const [spoken, say] = useState('');
  const language = address.language ?? preferredLanguage(navigator.languages);
  const words = useMemo(() => wordsOf(language), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = `manaus: ${words('title')}`;
  }, [language, words]);
  const onFields = useCallback(
    (fields: Address['fields']) => setAddress((old) => ({ ...old, fields })),
    [setAddress],
  );
  const Shown = shown[address.view];
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('game')?.focus()}>
        {words('skip')}
      </button>
      <header>
        <h1>{words('title')}</h1>
        <nav>
          {views.map((view) => (
            <a
              key={view}
              href={writeAddress({ view, language: address.language, fields: {} })}
              aria-current={view === address.view ? 'page' : undefined}
            >
              {words(view)}
            </a>
          ))}
          <a href={reportLink}>{words('report')}</a>
        </nav>
        <label>
          {words('language')}{' '}
          <select
            value={language}
            onChange={(event) =>
              setAddress((old) => ({ ...old, language: event.currentTarget.value as Language }))
            }
          >
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </header>
      <main id="game" tabIndex={-1}>
        <Shown
          key={address.view}
          {...registries}
          fields={asked}
          words={words}
          onFields={onFields}
          say={say}
        />
      </main>
      <p class="said" role="status" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}

/** The address, the fields of the last link or typed address, and the function that writes it. */
function useAddress(): [Address, Address['fields'], (change: (old: Address) => Address) => void] {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  const [asked, setAsked] = useState(address.fields);
  useEffect(() => {
    const read = () => {
      const next = readAddress(location.hash);
      setAddress(next);
      setAsked(next.fields);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = useCallback((changed: (old: Address) => Address) => {
    setAddress((old) => {
      const next = changed(old);
      history.replaceState(null, '', writeAddress(next));
      return next;
    });
  }, []);
  return [address, asked, change];
}
