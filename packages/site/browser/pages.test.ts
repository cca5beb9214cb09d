import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, violations } from '../../explorer/browser/open-page.js';
import { canLook, fromDisk } from './built-site.js';
import { type Opened, openSite } from './open-site.js';
import { pageKinds } from './page-kinds.js';

const WIDTHS = [390, 768, 1366, 1920] as const;

/**
 * The parts of a page that are wider than it, except those that scroll by themselves; and the page,
 * if it scrolls sideways.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('main *, header *, footer *')]
      .filter(
        (part) =>
          part.getBoundingClientRect().right > clientWidth + 1 &&
          part.closest('.scroll, pre, nav, .hidden, math, .live, .output') === null,
      )
      .map((part) => `${part.tagName}.${part.className}`)
      .slice(0, 5);
    return scrollWidth > clientWidth ? ['the page', ...parts] : parts;
  });

describe.skipIf(!canLook)('a page of every kind', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = (path: string, look: object = {}): Promise<Opened> =>
    openSite(browser, path, { home: fromDisk, ...look });

  test.each(pageKinds)(
    '%s: accessible, light and dark, and asks for nothing else',
    async (path) => {
      const { page, strays, close } = await open(path, { dark: false });
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page)).toEqual([]);
      expect(strays).toEqual([]);
      await close();
    },
  );

  test.each(pageKinds)('%s: fits from a phone to a wide screen', async (path) => {
    const { page, close } = await open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await tooWide(page)]).toEqual([width, []]);
    }
    await close();
  });

  test('a heading that a link leads to is in sight', async () => {
    const { page, close } = await open('index.html', { width: 390, height: 844, isPhone: true });
    await page.goto(`${fromDisk}martins2024/index.html#chapter-5`);
    const box = await page.locator('#chapter-5').boundingBox();
    const bar = await page.locator('header.top').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)) - 1);
    await close();
  });

  test('the front page loads few small files before it is drawn', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const files = new Set<string>();
    page.on('request', (request) => files.add(request.url()));
    await page.goto(`${fromDisk}index.html`, { waitUntil: 'load' });
    const bytes = [...files].reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0);
    expect(files.size).toBeLessThanOrEqual(6);
    expect(bytes).toBeLessThan(150_000);
    expect([...files].filter((url) => url.includes('plotly'))).toEqual([]);
    await context.close();
  });

  test('without scripts a page shows all that it has', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${fromDisk}martins2024/figure-5.5/index.html`);
    expect(await page.locator('.plot img').isVisible()).toBe(true);
    await page.locator('.plot a.picture').click();
    expect(page.url()).toMatch(/\.svg$/);
    await context.close();
  });

  test.each([
    ['by touch', true],
    ['by keys', false],
  ])('a figure is enlarged %s', async (_how, isPhone) => {
    const { page, close } = await open('martins2024/figure-5.5/index.html', {
      ...(isPhone && { width: 390, height: 844, isPhone }),
    });
    const picture = page.locator('.plot a.picture');
    if (isPhone) await picture.tap();
    else {
      await picture.focus();
      await page.keyboard.press('Enter');
    }
    const large = page.locator('dialog.large[open] img');
    await large.waitFor();
    const [small, big] = [await picture.boundingBox(), await large.boundingBox()];
    expect(big?.width).toBeGreaterThan((small?.width ?? 0) * 1.1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.large[open]').count()).toBe(0);
    expect(await picture.evaluate((it) => it === document.activeElement)).toBe(true);
    await close();
  });
});
