import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, language } from '@manaus/plot';
import { renderToString } from 'preact-render-to-string';
import { PathContext } from './here.js';
import { type About, Document, languageTags } from './layout.js';
import type { Page } from './page.js';
import { languageFolder } from './paths.js';

/** The languages of the site. */
const siteLanguages = ['en', 'pt'] as const satisfies readonly Language[];

/** Writes a file of the site, and returns its path. */
export type Write = (path: string, content: string | Uint8Array) => string;

/** A function that writes files in a folder. */
export const writerIn =
  (target: string): Write =>
  (path, content) => {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return path;
  };

/** The document of a page in the language that is set. */
const documentOf = (page: Page, about: About): string =>
  `<!doctype html>${renderToString(
    <PathContext.Provider value={page.path}>
      <Document page={page} about={about} />
    </PathContext.Provider>,
  )}\n`;

/** Runs something in each language, and sets English again. */
export function inEachLanguage(run: (language: Language) => void): void {
  for (const name of siteLanguages) {
    language(languageTags[name]);
    run(name);
  }
  language('en');
}

/** Writes pages in every language. */
export function writePages(pages: readonly Page[], about: About, write: Write): void {
  inEachLanguage((name) => {
    for (const page of pages) write(`${languageFolder[name]}${page.path}`, documentOf(page, about));
  });
}
