import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../../../tools/lite/serve.mjs';
import { chromiumPath } from '../../explorer/browser/open-page.js';
import { inRoot } from '../src/read/paths.js';

/** The built site. */
export const folder = inRoot('dist', 'report');

/** True if the site is built of a ledger, without which it has no items. */
const hasItems = existsSync(join(folder, 'index.html')) && existsSync(inRoot('dist', 'ledger'));

/** True if the site is built, and a browser is there to look at it. */
export const canLook = chromiumPath !== undefined && hasItems;
if (!canLook)
  console.log('SKIPPED: the site in a browser; missing: Chromium, or npm run reproduce before');

/** Where the site is served: not at the root of its host. */
const BASE = '/shelf/of/a/library/';

/** The site on a loopback server, under a path. */
export async function serveSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const { origin, close } = await serve({ [BASE]: folder });
  return { url: `${origin}${BASE}`, close };
}

/** The address of the site on disk. */
export const fromDisk = `${pathToFileURL(folder).href}/`;
