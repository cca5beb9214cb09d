import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * Debian's Chromium, or the one that the environment names; the tests in a browser are skipped
 * without it.
 */
export const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });

/**
 * The built page at an address, opened from disk; what it asks for beyond its own files, and what
 * it reports as errors, is collected.
 */
export async function openPage(
  browser: Browser,
  hash: string,
  size = { width: 1280, height: 900 },
  hasTouch = false,
): Promise<{ page: Page; strays: string[] }> {
  const context = await browser.newContext({ viewport: size, hasTouch, acceptDownloads: true });
  const page = await context.newPage();
  const strays: string[] = [];
  const home = new URL('../dist/', import.meta.url).href;
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
      strays.push(request.url());
  });
  page.on('pageerror', (error) => strays.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') strays.push(message.text());
  });
  await page.goto(`${home}index.html${hash}`);
  await page.waitForSelector('main h2, main section');
  return { page, strays };
}

/** The violations that axe-core finds in the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({
    path: fileURLToPath(
      new URL(`file://${createRequire(import.meta.url).resolve('axe-core/axe.min.js')}`),
    ),
  });
  // It would fetch the style sheet, which a page from disk may not.
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    return (await axe.run({ preload: false })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
    );
  });
}
