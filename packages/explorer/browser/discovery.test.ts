import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAddress } from '../src/shell/address.js';
import { type Language, languages, wordsOf } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const words = wordsOf('en');
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const card = (view: 'heaps' | 'blocks', fields: Record<string, string>) =>
  writeAddress({
    view,
    language: 'en',
    fields: { card: 'Find it', instruction: 'Leave nothing.', optimum: 'hidden', ...fields },
  });

describe.skipIf(chromiumPath === undefined)('discovery in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(Object.keys(languages) as Language[])(
    'in %s a term explains itself where it is pressed',
    async (language) => {
      const own = wordsOf(language);
      const { page, strays } = await openPage(browser, `#/heaps?lang=${language}`);
      await page.getByText(own('heaps.theory'), { exact: true }).click();
      const term = page.locator('.facts button.term').first();
      await term.click();
      const means = page.locator('.term-means:popover-open');
      expect((await means.innerText()).length).toBeGreaterThan(40);
      expect(await violations(page)).toEqual([]);
      await press(page, 'Escape');
      expect(await means.count()).toBe(0);
      expect(strays).toEqual([]);
      await page.context().close();
    },
  );

  test('a card of heaps hides the answer until the game is won', async () => {
    const hash = card('heaps', { game: 'nim', heaps: '1,2' });
    const { page } = await openPage(browser, hash);
    await page.getByText('Leave nothing.').waitFor();
    await press(page, 'h', 'w', 'n');
    const answers = ['heaps.theory', 'heaps.winning', 'hint'] as const;
    for (const answer of answers) expect(await page.getByText(words(answer)).count()).toBe(0);
    expect(await page.locator('.chooser').count()).toBe(0);
    await press(page, '2', '1', 'Enter', '1', '1', 'Enter');
    await page.getByText(words('heaps.theory'), { exact: true }).waitFor();
    expect(page.url()).toContain('card=Find');
    expect(await violations(page)).toEqual([]);
    await page.getByText(words('card.leave')).click();
    await page.locator('.chooser').waitFor();
    await page.context().close();
  });

  test('a card of a level hides the way until the level is won', async () => {
    const { page } = await openPage(browser, card('blocks', { level: 'two-counts' }));
    await page.getByText('Leave nothing.').waitFor();
    await press(page, 'h', 'n', 'p');
    expect(page.url()).not.toContain('path=');
    for (const part of ['.block-outlook', '.graph', '.chooser'])
      expect([part, await page.locator(part).count()]).toEqual([part, 0]);
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  test('moves tried at a position are compared', async () => {
    const { page } = await openPage(browser, '#/heaps?game=nim&heaps=1,2&lang=en');
    await press(page, '2', '2', 'Enter', 'z');
    const tried = page.locator('.heaps-tried li');
    expect(await tried.innerText()).toContain(words('heaps.won.opponent'));
    await press(page, '2', '1', 'Enter', 'z');
    expect(await tried.count()).toBe(2);
    await page.context().close();
  });

  test('the tour goes over the page and ends on the board', async () => {
    const { page } = await openPage(browser, '#/lessons?lang=en');
    await page.getByText(words('tour.begin')).click();
    const seen: (string | null)[] = [];
    for (let stop = 0; stop < 6; stop++) {
      await page
        .locator('.tour')
        .getByText(words('lesson.step', { n: stop + 1, of: 6 }))
        .waitFor();
      seen.push(await page.locator('[data-toured]').getAttribute('class'));
      if (stop === 2) expect(await violations(page)).toEqual([]);
      await page.locator('.tour .go').click();
    }
    expect(new Set(seen).size).toBe(6);
    expect(await page.locator('.tour').count()).toBe(0);
    await page.context().close();
  });

  test('a level is seen from the side, and the piece is on its way between two places', async () => {
    const { page } = await openPage(browser, '#/blocks?level=seesaw&lang=en');
    const shapes = () =>
      page.locator('.block-board').evaluate((board) => board.innerHTML.length + board.innerHTML);
    const before = await shapes();
    const drawn = await page.evaluate(async () => {
      const seen = new Set<string>();
      const board = document.querySelector('.block-board');
      const watch = new MutationObserver(() => seen.add(board?.innerHTML ?? ''));
      if (board !== null)
        watch.observe(board, { subtree: true, attributes: true, childList: true });
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
      await new Promise((done) => setTimeout(done, 600));
      return seen.size;
    });
    expect(drawn).toBeGreaterThan(2);
    expect(await shapes()).not.toBe(before);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, 'z');
    expect(await shapes()).toBe(before);
    await page.context().close();
  });

  test.each([
    ['towers', 'film'],
    ['heaps', 'heaps.film'],
    ['blocks', 'film'],
  ] as const)('a play of %s is saved as a GIF', async (view, key) => {
    const { page, strays } = await openPage(browser, `#/${view}?lang=en`);
    if (view === 'towers') await page.getByText(words('more'), { exact: true }).click();
    if (view === 'blocks') await page.locator('.block-outlook.way').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words(key) }).click(),
    ]);
    const bytes = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/\.gif$/);
    expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
    expect(strays).toEqual([]);
    await page.context().close();
  });
});
