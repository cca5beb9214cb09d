import type { Language } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languageFolder, relative } from './paths.js';

/** The path of the page that is being rendered, from the folder of its language. */
export const PathContext = createContext('index.html');

/** The addresses of a page's links, as seen from it. */
export interface Here {
  /** The address of a page in the language of this one. */
  page(path: string): string;
  /** The address of a page in a language. */
  pageIn(language: Language, path: string): string;
  /** The address of a file that all languages share. */
  file(path: string): string;
}

/** The addresses seen from the page that is being rendered. */
export function useHere(): Here {
  const folder = languageFolder[currentLanguage()];
  const from = `${folder}${useContext(PathContext)}`;
  return {
    page: (to) => relative(from, `${folder}${to}`),
    pageIn: (language, to) => relative(from, `${languageFolder[language]}${to}`),
    file: (to) => relative(from, to),
  };
}
