import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../src/words/words.js';

/** Debian's Firefox, or the one that the environment names. */
const firefox = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
);
if (firefox === undefined) console.log('SKIPPED: the page in Firefox; missing: Firefox');

const words = wordsOf('en');
const home = new URL('../dist/index.html', import.meta.url).href;

describe.skipIf(firefox === undefined)('plays in Firefox', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
  });
  afterAll(() => browser?.close());

  /** The page at an address, opened from disk, and the errors of its scripts. */
  async function opened(hash: string): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.setViewport({ width: 1366, height: 650 });
    await page.goto(`${home}${hash}`);
    await page.waitForSelector('main section');
    return { page, errors };
  }
  const press = async (page: Page, ...keys: ('n' | '1' | '2' | 'Enter' | 'ArrowLeft')[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const seen = (page: Page, text: string) =>
    page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);

  test('a tower, by keys and by a click on a state', async () => {
    const { page, errors } = await opened('#/towers?puzzle=manaus&discs=3&lang=en');
    await press(page, 'n', 'n', 'n', 'n', 'n');
    await seen(page, words('finish.helped', { n: 5 }));
    expect(page.url()).toContain('at=123//');
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a disc is dragged to a peg', async () => {
    const { page, errors } = await opened('#/towers?puzzle=hanoi&discs=1&lang=en');
    const pegs = await page.$$('.board .peg');
    const [from, to] = await Promise.all([
      page.$('.board .disc').then((disc) => disc?.boundingBox()),
      pegs[2].boundingBox(),
    ]);
    if (!from || !to) throw new Error('there are a disc and pegs');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();
    await seen(page, words('finish.best'));
    expect(errors).toEqual([]);
    await page.close();
  });

  test('Nim is won, and a term explains itself', async () => {
    const { page, errors } = await opened('#/heaps?game=nim&heaps=1,2&lang=en');
    await press(page, '2', '1', 'Enter', '1', '1', 'Enter');
    await seen(page, words('heaps.won.you'));
    await page.click('.heaps-theory summary');
    await page.click('.facts button.term');
    expect(await page.$$eval('.term-means:popover-open', (all) => all.length)).toBe(1);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('a level is won, searched by the worker that the page carries', async () => {
    const { page, errors } = await opened('#/blocks?level=seesaw&lang=en');
    await page.waitForSelector('.block-outlook.way');
    for (let move = 0; move < 10; move++) await press(page, 'n');
    await seen(page, words('finish.helped', { n: 10 }));
    expect(errors).toEqual([]);
    await page.close();
  });

  test('lessons, and a language that stays after a reload', async () => {
    const { page, errors } = await opened('#/lessons?lang=en');
    await page.select('header select', 'pt-BR');
    await seen(page, wordsOf('pt-BR')('lessons.about'));
    await page.reload();
    await seen(page, wordsOf('pt-BR')('lessons.about'));
    expect(errors).toEqual([]);
    await page.close();
  });
});
