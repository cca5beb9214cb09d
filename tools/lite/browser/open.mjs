// The built site in Chromium, under a path of a server on the loopback interface; skipped where it is not there.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../jupyter/environment.mjs';
import { inRoot } from '../../run/paths.mjs';
import { serve } from '../serve.mjs';

const site = inRoot('dist', 'lite');

/** Where the pictures of the pages go. */
export const artifacts = inRoot('dist', 'artifacts', 'lite');

/** The needs of the tests that are not met. */
export const missing = [
  ...(findChromium() === null ? ['Chromium'] : []),
  ...(existsSync(join(site, 'index.html')) ? [] : ['dist/lite (npm run lite)']),
];
if (missing.length > 0)
  console.log(`SKIPPED: the laboratory in a browser; missing: ${missing.join(', ')}`);

/** A served site with a browser; `strays` are the requests that leave it. */
export async function openSite() {
  mkdirSync(artifacts, { recursive: true });
  const base = '/class/room/';
  const server = await serve({ [base]: site });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const strays = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.origin + base) && !/^(data|blob):/.test(url)) strays.push(url);
  });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { url: server.origin + base, context, strays, close };
}
