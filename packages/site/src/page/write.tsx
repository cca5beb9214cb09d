import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { PageContext } from './here.js';
import { type About, Document } from './layout.js';
import type { Page } from './page.js';
import { languageFolder, siteLanguages } from './paths.js';

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

/** Writes pages in every language. */
export function writePages(pages: readonly Page[], about: About, write: Write): void {
  for (const language of siteLanguages)
    for (const page of pages) {
      const html = renderToString(
        <PageContext.Provider value={{ path: page.path, language }}>
          <Document page={page} about={about} />
        </PageContext.Provider>,
      );
      write(`${languageFolder[language]}${page.path}`, `<!doctype html>${html}\n`);
    }
}
