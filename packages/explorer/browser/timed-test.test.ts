import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAddress } from '../src/shell/address.js';
import { readCard } from '../src/teaching/card.js';
import { cardsField } from '../src/teaching/cards-file.js';
import { wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const card = readCard({ puzzle: 'manaus', discs: '3', start: '3/12/', goal: '123//' });
const cards = [card, { ...card, title: 'Second' }, { ...card, title: 'Third' }];
const link = (seconds: number | null) =>
  writeAddress({
    view: 'towers',
    language: 'en',
    fields: { cards: cardsField(cards, { practice: 1, seconds }) },
  });
const start = (page: Page) => page.getByRole('button', { name: words('test.start') }).click();
const ready = (page: Page, n: number) =>
  page.getByText(words('test.problemOf', { n, of: 2 })).waitFor();

/** A shortest way from 3/12/ to 123//, by the keys of the pegs. */
async function solve(page: Page): Promise<void> {
  await page.locator('.card.test .board').waitFor();
  for (const key of ['1', '2', '1', '0', '2', '0']) await page.keyboard.press(key);
}

describe.skipIf(chromiumPath === undefined)('a timed test in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('problems alone and in order, nothing between, and the times at the end', async () => {
    const { page, strays } = await openPage(browser, link(null));
    await page.getByText(words('test.practiceOf', { n: 1, of: 1 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await start(page);
    await page.locator('.card.test .board').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const part of ['header', '.meter', '.actions', '.graph', '.teach'])
      expect([part, await page.locator(`${part}:visible`).count()]).toEqual([part, 0]);
    const label = await page.locator('.board').getAttribute('data-state');
    await page.keyboard.press('h');
    await page.keyboard.press('z');
    expect(await page.locator('.board').getAttribute('data-state')).toBe(label);
    await solve(page);
    await ready(page, 1);
    expect(await page.locator('main').innerText()).not.toContain('fewest');
    await start(page);
    await page.waitForTimeout(300);
    await page.reload();
    await ready(page, 1);
    await start(page);
    await solve(page);
    await ready(page, 2);
    await start(page);
    await solve(page);
    await page.getByText(words('test.over')).waitFor();
    await page.getByText(words('test.results'), { exact: true }).click();
    const rows = await page.locator('.card table tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split('\t')[1])).toEqual(['p1', '1', '1.2', '2']);
    expect(strays).toEqual([]);
    await page.context().close();
  });

  test('a problem ends when its time is over', async () => {
    const { page } = await openPage(browser, link(1));
    await page.getByText(words('test.limit', { n: 1 })).waitFor();
    await start(page);
    await page.locator('.card.test .board').waitFor();
    await ready(page, 1);
    await page.context().close();
  });
});
