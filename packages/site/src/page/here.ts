import { type Language, said as saidIn, type Words } from '@manaus/plot';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languageFolder, relative } from './paths.js';

/** The page that is being rendered: its path from the folder of its language, and that language. */
export const PageContext = createContext<{ readonly path: string; readonly language: Language }>({
  path: 'index.html',
  language: 'en',
});

/** The language of a page, and the addresses of its links, as seen from it. */
export interface Here {
  readonly language: Language;
  /** The address of a page in the language of this one. */
  page(path: string): string;
  /** The address of a page in a language. */
  pageIn(language: Language, path: string): string;
  /** The address of a file that all languages share. */
  file(path: string): string;
}

/** The language of the page that is being rendered, and the addresses seen from it. */
export function useHere(): Here {
  const { path, language } = useContext(PageContext);
  const folder = languageFolder[language];
  const from = `${folder}${path}`;
  return {
    language,
    page: (to) => relative(from, `${folder}${to}`),
    pageIn: (other, to) => relative(from, `${languageFolder[other]}${to}`),
    file: (to) => relative(from, to),
  };
}

/** The language of the page that is being rendered. */
export const useLanguage = (): Language => useContext(PageContext).language;

/** The form of a text in the language of the page that is being rendered; a hook, as `useHere`. */
export const said = (words: Words): string => saidIn(useLanguage(), words);
