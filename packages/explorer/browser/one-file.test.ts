import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { views } from '../src/shell/address.js';
import { wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const built = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

/** A page in a context of its own, with the errors and the requests that it makes. */
async function opened(browser: Browser, address: string) {
  const page = await browser.newPage();
  const strays: string[] = [];
  page.on('pageerror', ({ message }) => strays.push(message));
  page.on('request', (request) => {
    const url = request.url();
    if (url.split('#')[0] !== address.split('#')[0] && !/^(data|blob):/.test(url)) strays.push(url);
  });
  await page.goto(address);
  await page.waitForSelector('main section');
  return { page, strays };
}

/** The squares of the QR code on a page, as paths draw them. */
const squares = async (page: Page) =>
  (await page.locator('.qr path').getAttribute('d'))?.match(/M\d+ \d+/g)?.length;

describe.skipIf(chromiumPath === undefined)('the page as one file', () => {
  let browser: Browser;
  let server: Server;
  const folder = mkdtempSync(join(tmpdir(), 'manaus-page-'));
  beforeAll(async () => {
    browser = await launch();
    copyFileSync(built('manaus.html'), join(folder, 'sent.html'));
    server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(readFileSync(join(folder, 'sent.html')));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('alone in a folder it plays every game, asks for nothing and leads to nothing that is not there', async () => {
    const home = pathToFileURL(join(folder, 'sent.html')).href;
    for (const view of views) {
      const { page, strays } = await opened(browser, `${home}#/${view}?lang=en`);
      const links = await page.evaluate(() =>
        [...document.links].map((link) => link.getAttribute('href') ?? ''),
      );
      expect(links.filter((href) => !href.startsWith('#'))).toEqual([]);
      expect(await violations(page)).toEqual([]);
      if (view === 'towers') {
        for (let left = 5; left > 0; left--) await page.keyboard.press('n');
        await page.getByText(words('finish.helped', { n: 5 })).waitFor();
      }
      // A level is searched by the worker in the file.
      if (view === 'blocks') await page.locator('.block-outlook.way').waitFor();
      expect(strays).toEqual([]);
      await page.close();
    }
  });

  test('a link opened from disk works only here, and says so; the page can be saved as one file', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en');
    await page.locator('.teach summary').first().click();
    await page.getByText(words('link.here')).first().waitFor();
    expect(await page.locator('.qr').count()).toBe(0);
    expect(await page.getByText(words('link.page')).getAttribute('href')).toBe('manaus.html');
    await page.context().close();
  });

  test('on a web space a link is copied and has a QR code', async () => {
    const { port } = server.address() as AddressInfo;
    const { page } = await opened(browser, `http://127.0.0.1:${port}/#/towers?lang=en`);
    await page.locator('.teach summary').first().click();
    expect(await page.getByText(words('link.here')).count()).toBe(0);
    await page.getByRole('button', { name: words('link.copy') }).click();
    await page.getByText(words('link.copied')).waitFor();
    const link = page.getByLabel(words('card.link'));
    await page.getByText(words('link.qr'), { exact: true }).click();
    const expected = encode(await link.inputValue(), { border: 4 })
      .data.flat()
      .filter(Boolean);
    expect(await squares(page)).toBe(expected.length);
    await page.getByLabel(words('card.instruction')).fill('many words '.repeat(100));
    await page.getByText(words('link.qrLong')).waitFor();
    await page.close();
  });

  test('where the browser keeps nothing, the page says so and plays on', async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.goto(`${pathToFileURL(built('index.html')).href}#/towers?lang=en`);
    await page.getByText(words('storage.none')).waitFor();
    await page.keyboard.press('n');
    await page.locator('.board[data-state="/12/3"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.close();
    const { page: other } = await openPage(browser, '#/towers?lang=en');
    expect(await other.getByText(words('storage.none')).count()).toBe(0);
    await other.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await other.keyboard.press('n');
    await other.getByText(words('storage.none')).waitFor();
    await other.context().close();
  });
});
