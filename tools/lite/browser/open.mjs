// The built site in Chromium, under a path of a server on the loopback interface; skipped where it
// is not there.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../jupyter/environment.mjs';
import { inRoot } from '../../run/paths.mjs';
import { serve } from '../serve.mjs';

const site = inRoot('dist', 'lite');

/** Where the pictures of the pages go. */
export const artifacts = inRoot('dist', 'artifacts', 'lite');

/** True if the site is built. */
export const hasSite = existsSync(join(site, 'index.html'));

/** The needs of the tests that are not met. */
export const missing = [
  ...(findChromium() === null ? ['Chromium'] : []),
  ...(hasSite ? [] : ['dist/lite (npm run lite)']),
];
if (missing.length > 0)
  console.log(`SKIPPED: the laboratory in a browser; missing: ${missing.join(', ')}`);

/** Where the site is served: not at the root of its host. */
const BASE = '/class/room/';

/**
 * Serves the site, and other folders by their paths from where it stands; with the headers that
 * allow threads by default.
 */
export async function serveSite(others = {}, isIsolated = true) {
  mkdirSync(artifacts, { recursive: true });
  const beside = Object.entries(others).map(([path, folder]) => [BASE + path, folder]);
  const folders = { [BASE]: site, ...Object.fromEntries(beside) };
  const { origin, close } = await serve(folders, 0, isIsolated);
  return { url: origin + BASE, close };
}

/** A served site with a browser; `strays` are the requests that leave it. */
export async function openSite(others, isIsolated) {
  const server = await serveSite(others, isIsolated);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  const strays = [];
  /** A window that shares nothing with those before it. */
  const freshContext = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server.url) && !/^(data|blob|file):/.test(url)) strays.push(url);
    });
    return context;
  };
  const close = async () => {
    await browser.close();
    server.close();
  };
  const { url } = server;
  const another = async () => ({ url, context: await freshContext() });
  return { url, context: await freshContext(), another, strays, close };
}
