import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCard } from '../src/teaching/card.js';
import { cardsField } from '../src/teaching/cards-file.js';
import { wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage } from './open-page.js';

const words = wordsOf('en');
const state = (page: Page) => page.locator('.board').getAttribute('data-state');
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Waits until a board shows a state. */
const shows = (page: Page, label: string) =>
  page.locator(`.board[data-state="${label}"]`).first().waitFor();
const best = ['0', '1', '2', '0', '1', '2', '1', '0', '2', '0'];
const way = ['1/2/3', '/12/3', '3/12/', '3/2/1', '23//1', '123//'];

describe.skipIf(chromiumPath === undefined)('the way back in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('Back returns to the game before, the menu to the game left, and a reload keeps the way', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=3&lang=en');
    await press(page, 'n', 'n');
    const left = await state(page);
    await page.locator('.puzzles').getByText('London').click();
    await page.goBack();
    await page.locator(`.board[data-state="${left}"]`).waitFor();
    await page.locator('header nav').getByText(words('blocks')).click();
    await page.locator('.block-board').waitFor();
    await page.locator('header nav').getByText(words('towers')).click();
    await page.locator(`.board[data-state="${left}"]`).waitFor();
    await page.reload();
    await page.locator(`.board[data-state="${left}"]`).waitFor();
    await press(page, 'z', 'z');
    expect(await state(page)).toBe('123//');
    await press(page, 'y', 'r', 'z');
    expect(await state(page)).not.toBe('123//');
    await page.context().close();
  });

  test('Back takes moves back one by one, passes over an undo, and Forward returns', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=london&discs=3&lang=en');
    await page.locator('.puzzles').getByText('Hanoi').click();
    await page.locator('.board[data-state="123//"]').waitFor();
    await press(page, '0', '2', '0', '1', '2', '1');
    await shows(page, '3/12/');
    await page.goBack();
    await shows(page, '3/2/1');
    await page.goForward();
    await shows(page, '3/12/');
    await press(page, 'z');
    await shows(page, '3/2/1');
    await page.goBack();
    await shows(page, '23//1');
    await page.goBack();
    await shows(page, '123//');
    await press(page, 'y', 'y', 'y');
    await shows(page, '3/12/');
    for (const label of ['3/2/1', '23//1', '123//']) {
      await page.goBack();
      await shows(page, label);
    }
    await page.goBack();
    await page.locator('.puzzles [aria-pressed=true]').getByText('London').waitFor();
    await page.context().close();
  });

  test.each([
    ['heaps', '.heaps-board', ['1', '1', 'Enter'], ['2', '1', 'Enter']],
    ['blocks', '.block-board', ['ArrowLeft'], ['ArrowRight']],
  ] as const)(
    'Back takes moves back in %s, and a reload keeps the way',
    async (view, board, ...moves) => {
      const { page } = await openPage(browser, `#/${view}?opponent=none&lang=en`);
      await page.locator(board).waitFor();
      const start = await page.evaluate(() => location.href);
      const leaves = async (old: string) => {
        await page.waitForFunction((address) => location.href !== address, old);
        return page.evaluate(() => location.href);
      };
      const reaches = (address: string) =>
        page.waitForFunction((wanted) => location.href === wanted, address);
      await press(page, ...moves[0]);
      const first = await leaves(start);
      await press(page, ...moves[1]);
      const second = await leaves(first);
      await page.goBack();
      await reaches(first);
      await press(page, 'y');
      await reaches(second);
      await page.reload();
      await page.locator(board).waitFor();
      await press(page, 'z');
      await reaches(first);
      await press(page, 'z');
      expect(await leaves(first)).not.toMatch(/[?&](at|path)=/);
      await page.context().close();
    },
  );

  test('Back in a set takes moves back, then leads to the problem before, then leaves the set', async () => {
    const card = readCard({ card: 'One', puzzle: 'manaus', discs: '3', start: '1/2/3' });
    const cards = cardsField([card, { ...card, title: 'Two' }]);
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&lang=en');
    await page.evaluate((text) => {
      location.hash = `#/towers?cards=${encodeURIComponent(text)}&lang=en`;
    }, cards);
    const isCard = (title: string) => page.locator('h2', { hasText: title }).waitFor();
    await page.locator('h2:focus', { hasText: 'One' }).waitFor();
    await press(page, ...best);
    await page.getByRole('button', { name: words('card.next') }).click();
    await page.locator('h2:focus', { hasText: 'Two' }).waitFor();
    await press(page, '0', '1');
    await shows(page, way[1]);
    await page.goBack();
    await shows(page, way[0]);
    await isCard('Two');
    await page.goBack();
    await isCard('One');
    for (const label of way.toReversed()) {
      await shows(page, label);
      await page.goBack();
    }
    await page.locator('.puzzles').waitFor();
    for (const label of way) {
      await page.goForward();
      await shows(page, label);
    }
    await page.goForward();
    await isCard('Two');
    await page.getByRole('button', { name: words('card.finish') }).click();
    const rows = page.locator('tbody tr');
    await rows.nth(1).waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/\t1\t1\/2\/3\t123\/\/\t5\t5\t0\t/),
      expect.stringMatching(/\t2\t1\/2\/3\t123\/\/\t1\t5\t/),
    ]);
    await page.context().close();
  });

  test('a new try at a card is taken back too, and a position survives a reload', async () => {
    const hash = '#/towers?card=One&puzzle=manaus&discs=3&start=1/2/3&lang=en';
    const { page } = await openPage(browser, hash);
    await press(page, ...best);
    await shows(page, '123//');
    await press(page, 'r');
    await shows(page, '1/2/3');
    await press(page, '0', '1');
    await shows(page, '/12/3');
    await page.goBack();
    await shows(page, '1/2/3');
    await page.goBack();
    await shows(page, '23//1');
    await page.reload();
    await shows(page, '23//1');
    await page.goBack();
    await shows(page, '3/2/1');
    await page.context().close();
  });

  test('Back in a lesson takes moves back, then leads to the step before', async () => {
    const { page } = await openPage(browser, '#/lessons?lang=en');
    await page.getByText('Your first tower').click();
    const step = (n: number) => page.locator('.lesson small', { hasText: `${n} of 5` }).waitFor();
    await step(1);
    const first = await state(page);
    await press(page, '0', '2');
    await page.locator('.finish .go').click();
    await step(2);
    const second = await state(page);
    await press(page, '0', '1');
    await page.waitForFunction(
      (old) => document.querySelector('.board')?.getAttribute('data-state') !== old,
      second,
    );
    await page.goBack();
    await shows(page, String(second));
    await step(2);
    await page.goBack();
    await step(1);
    await page.locator('.finish .go').waitFor();
    await page.goBack();
    await shows(page, String(first));
    await page.goBack();
    await page.locator('.lessons').waitFor();
    await page.context().close();
  });

  test('Back in a pair takes moves back in both towers, and a reload keeps the way', async () => {
    const pair = 'puzzle=hanoi&discs=3&start=123//&compare=puzzle%3Dhanoi%26moves%3Dcyclic';
    const { page } = await openPage(browser, `#/towers?${pair}&lang=en`);
    const both = async (...labels: readonly string[]) => {
      for (const [i, label] of labels.entries())
        await page.locator('.side').nth(i).locator(`.board[data-state="${label}"]`).waitFor();
    };
    const peg = (n: number) => page.locator('.side').first().locator(`[data-peg="${n}"]`).click();
    for (const each of [0, 1, 0, 2]) await peg(each);
    await both('3/1/2', '3/1/2');
    await page.goBack();
    await both('23/1/', '23/1/');
    await page.goBack();
    await both('123//', '123//');
    await page.goForward();
    await page.goForward();
    await both('3/1/2', '3/1/2');
    await press(page, 'r');
    await both('123//', '123//');
    await press(page, 'z');
    await both('3/1/2', '3/1/2');
    await page.reload();
    await both('3/1/2', '3/1/2');
    await page.goBack();
    await both('23/1/', '23/1/');
    await page.context().close();
  });
});
