import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCard } from '../src/teaching/card.js';
import { writeCards } from '../src/teaching/cards-file.js';
import { wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not to be seen`);
  return found;
};
const state = (page: Page) => page.locator('.board').getAttribute('data-state');
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

describe.skipIf(chromiumPath === undefined)('the first screen in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('on a laptop the board takes a third of the screen, and the position is in sight', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en', { width: 1366, height: 650 });
    const board = await box(page, '.board');
    expect(board.width * board.height).toBeGreaterThan((1366 * 650) / 3);
    for (const selector of ['.task', '.board', '.meter', '.position', '.play .actions button']) {
      const { y, height } = await box(page, selector);
      expect([selector, y >= 0 && y + height <= 650]).toEqual([selector, true]);
    }
    await page.context().close();
  });

  test('on a phone board, sentence and commands are on it; the board stays beside the graph', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en', { width: 360, height: 740 }, true);
    for (const selector of ['.task', '.board', '.meter', '.play .actions']) {
      const { y, height } = await box(page, selector);
      expect([selector, y >= 0 && y + height <= 740]).toEqual([selector, true]);
    }
    await page.locator('.graph').evaluate((graph) => graph.scrollIntoView({ block: 'end' }));
    const board = await box(page, '.board');
    const position = await box(page, '.position');
    expect(board.y >= 0 && position.y >= board.y + board.height - 1).toBe(true);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('%s: accessible in every view', async (colorScheme) => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&lang=en');
    await page.emulateMedia({ colorScheme });
    await press(page, 'n', 'h');
    expect(await violations(page)).toEqual([]);
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(paper === 'rgb(255, 255, 255)').toBe(colorScheme === 'light');
    for (const view of ['heaps', 'blocks', 'lessons']) {
      await page
        .locator('header nav')
        .getByText(words(view as 'heaps'))
        .click();
      await page.locator('main section').first().waitFor();
      expect([view, await violations(page)]).toEqual([view, []]);
    }
    await page.context().close();
  });

  test('keys play the game after a choice in a list by mouse', async () => {
    const { page } = await openPage(browser, '#/blocks?level=twins&lang=en');
    const list = page.locator('select:has(option[value=heat])');
    await list.dispatchEvent('pointerdown');
    await list.selectOption('above');
    await press(page, 'ArrowRight');
    expect(page.url()).toContain('level=twins&path=R');
    await page.context().close();
  });

  test.each([
    ['heaps', 'Wythoff', 'game=wythoff', ['1', '1', 'Enter'], /at=7/],
    ['blocks', 'Twins', 'level=twins', ['ArrowRight'], /path=R/],
  ] as const)(
    '%s are chosen among pictures, by mouse and by keys, at 360 pixels too; then the keys play',
    async (view, name, field, keys, moved) => {
      for (const width of [360, 1366]) {
        const { page } = await openPage(browser, `#/${view}?opponent=none&lang=en`, {
          width,
          height: 740,
        });
        const all = page.locator('.show-all');
        const inRow = await page.locator('.puzzles li').count();
        await all.focus();
        await press(page, 'Enter');
        expect(await page.locator('.puzzles li').count()).toBeGreaterThan(inRow);
        expect(await page.locator('.puzzles li:not(:has(svg *))').count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        await page.locator('.puzzles button', { hasText: name }).click();
        await page.waitForFunction((wanted) => location.href.includes(wanted), field);
        expect(await all.getAttribute('aria-expanded')).toBe('false');
        expect(await page.locator('.puzzles [aria-pressed=true]').innerText()).toContain(name);
        await press(page, ...keys);
        await page.waitForFunction(
          (wanted) => new RegExp(wanted).test(location.href),
          moved.source,
        );
        await page.locator('.puzzles li button').first().focus();
        await press(page, 'Enter');
        await page.waitForFunction((old) => !location.href.includes(old), field);
        await page.context().close();
      }
    },
  );

  test('a set and what was recorded survive a reload', async () => {
    const card = readCard({ card: 'One', puzzle: 'manaus', discs: '3', start: '1/2/3' });
    const { page } = await openPage(browser, '#/towers?lang=en');
    await page.locator('.teach summary').click();
    await page.setInputFiles('.teach input[accept*=json]', {
      name: 'cards.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeCards([card, { ...card, title: 'Two' }])),
    });
    await page.locator('h2:focus', { hasText: 'One' }).waitFor();
    await press(page, '0', '1', '2', '0', '1', '2', '1', '0', '2', '0');
    await page.getByRole('button', { name: words('card.next') }).click();
    await page.locator('h2:focus', { hasText: 'Two' }).waitFor();
    await press(page, '0', '1');
    await page.reload();
    await page.locator('h2:focus', { hasText: 'Two' }).waitFor();
    expect(await state(page)).toBe('/12/3');
    await press(page, 'z');
    await page.getByRole('button', { name: words('card.finish') }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(await page.locator('tbody tr').allInnerTexts()).toMatchObject([
      expect.stringMatching(/\t1\t1\/2\/3\t123\/\/\t5\t5\t0/),
      expect.stringMatching(/\t2\t1\/2\/3\t123\/\/\t1\t/),
    ]);
    await page.context().close();
  });

  test('heaps hide the answer until it is asked for', async () => {
    const { page } = await openPage(browser, '#/heaps?lang=en');
    const shown = await page.locator('.table').innerText();
    expect(shown).not.toMatch(/-position|nim-sum|Grundy/);
    await page.locator('.heaps-theory summary').click();
    await page.getByText('N-position').first().waitFor();
    await page.context().close();
  });

  test('a message is gone with what it speaks about', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en');
    await press(page, '2', '0');
    const message = page.getByRole('status');
    expect(await message.innerText()).toContain('larger');
    await page.locator('header nav').getByText(words('heaps')).click();
    await page.locator('.heaps-board').waitFor();
    expect((await message.innerText()).trim()).toBe('');
    await page.context().close();
  });

  test('a lesson far down the list begins at its top', async () => {
    const { page } = await openPage(browser, '#/lessons?lang=en', { width: 360, height: 500 });
    await page.locator('.lessons li a').last().click();
    await page.locator('.block-board').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.context().close();
  });

  test('a newcomer follows the words of the page: a lesson, its steps, its progress', async () => {
    const { page } = await openPage(browser, '#/lessons?lang=en');
    await page.getByText('Your first tower').click();
    await page.locator('[data-peg="0"]').click();
    await page.locator('[data-peg="2"]').click();
    await page.locator('.finish .go').click();
    await page.locator('.lesson small', { hasText: '2 of 5' }).waitFor();
    await page.locator('header nav').getByText(words('lessons')).click();
    await page.getByText('1 of 5 solved').waitFor();
    await page.context().close();
  });
});
