import { renderToString } from 'preact-render-to-string';
import type { Write } from './page/write.js';

/** Where the pages of earlier reports are now. */
const moved: Readonly<Record<string, string>> = {
  'errata.en.html': 'errata/index.html',
  'errata.pt-BR.html': 'pt/errata/index.html',
  'right.en.html': 'errata/right.html',
  'right.pt-BR.html': 'pt/errata/right.html',
};

/** Writes pages at earlier addresses that lead on to the present ones. */
export function writeMoved(write: Write): void {
  for (const [from, to] of Object.entries(moved)) {
    const page = (
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Errata</title>
          <meta http-equiv="refresh" content={`0; url=${to}`} />
        </head>
        <body>
          <a href={to}>{to}</a>
        </body>
      </html>
    );
    write(from, `<!doctype html>${renderToString(page)}\n`);
  }
}
