import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../explorer/browser/open-page.js';
import { canLook, fromDisk, serveSite } from './built-site.js';
import { openSite } from './open-site.js';

/** A question of a reader, what is typed or pressed, and where the answer is to be seen. */
type Question = readonly [asked: string, way: Way, answer: string];
type Way = { readonly typed: string } | { readonly pressed: readonly string[] };

/** The selector of a link by the end of its address. */
const link = (end: string): string => `main a[href$="${end}"]`;

const QUESTIONS: readonly Question[] = [
  ['what is the Tower of Manaus?', { pressed: [] }, '.lead:has-text("n − 1 and n − 2 discs")'],
  ['is theorem 7 right?', { typed: 'theorem 7' }, 'h1 .verdict.proved'],
  ['what is wrong in table 6.1?', { typed: 'table 6.1' }, '.counter table'],
  ['show me figure 5.5', { typed: 'figure 5.5' }, '.plot img'],
  ['how many moves for London with 5?', { typed: 'London' }, 'td.number:text-is("13")'],
  ['cite this', { typed: 'theorem 7' }, 'pre.cite:has-text("martins2024/theorem-7")'],
  [
    'how is it run again?',
    { typed: 'theorem 7' },
    'code:has-text("ledger --id martins2024/theorem-7")',
  ],
  [
    'where does figure 5.3 go wrong?',
    { pressed: [link('martins2024/figure-5.3/index.html')] },
    'a.play[href*="at=2/1/34"]',
  ],
  ['what rests on lemma 4?', { typed: 'lemma 4' }, 'dt:text-is("What rests on it")'],
  [
    'what is all that is wrong?',
    { pressed: ['header a[href$="errata/index.html"]'] },
    '.lead:has-text("are listed here")',
  ],
];

/** Types in the search and opens the first result. */
async function search(page: Page, typed: string): Promise<void> {
  const field = page.locator('form.search input');
  await field.fill(typed);
  await page.locator('.results li').first().waitFor();
  await Promise.all([page.waitForURL(/\/(?!index\.html)[^/]+\/[^?]*$/), field.press('Enter')]);
}

describe.skipIf(!canLook)('ten questions of a reader', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    [browser, site] = [await launch(), await serveSite()];
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  const looks = [
    ['from disk', () => ({ home: fromDisk })],
    ['under a path', () => ({ home: site.url })],
    ['on a phone', () => ({ home: site.url, width: 390, height: 844, isPhone: true })],
  ] as const;
  describe.each(looks)('%s', (_where, look) => {
    test.each(QUESTIONS)('%s', async (_asked, way, answer) => {
      const { page, strays, close } = await openSite(browser, 'index.html', look());
      if ('typed' in way) await search(page, way.typed);
      else for (const next of way.pressed) await page.locator(next).first().click();
      const found = page.locator(answer).first();
      await found.scrollIntoViewIfNeeded();
      expect(await found.isVisible()).toBe(true);
      expect(strays).toEqual([]);
      await close();
    });
  });

  test('a state of a finding is the position on the page of games', async () => {
    const look = { home: site.url };
    const { page, strays, close } = await openSite(
      browser,
      'martins2024/figure-5.3/index.html',
      look,
    );
    const label = await page.locator('a.play code').innerText();
    await page.locator('a.play').click();
    const board = page.locator('.board[data-state]').first();
    await board.waitFor();
    expect(await board.getAttribute('data-state')).toBe(label);
    expect(strays).toEqual([]);
    await close();
  });
});
