import { type HeapSplit, heapGames } from '@manaus/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replyTo } from '../src/heaps/play.js';
import { readSetup } from '../src/heaps/setup.js';
import { tableOf } from '../src/heaps/table.js';
import { languages } from '../src/words/words.js';
import { chromiumPath, launch, openPage, violations } from './open-page.js';

const gameNames = heapGames.map(({ name }) => name);
const positionOf = (page: Page) => page.locator('.heaps-board').getAttribute('data-state');
const wonBy = (page: Page, text: string) =>
  page.locator('.heaps-turn', { hasText: text }).waitFor();

describe.skipIf(chromiumPath === undefined)('heap games in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test.each(
    Object.keys(languages).flatMap((language) =>
      gameNames.map((game) => [game, language] as const),
    ),
  )('%s in %s: accessible with all winning moves shown, at 320 px', async (game, language) => {
    const { page, strays } = await openPage(browser, `#/heaps?game=${game}&lang=${language}`, {
      width: 320,
      height: 640,
    });
    await page.keyboard.press('w');
    await page.locator('.heaps-winning').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(strays).toEqual([]);
    await page.close();
  });

  test.each([
    ['nim', '3,5,7', 'normal'],
    ['nim', '3,5,7', 'misere'],
    ['moore', '2,7,11,14', 'normal'],
    ['halving', '20', 'normal'],
    ['halving', '11,9', 'misere'],
    ['fibonacci', '20', 'normal'],
    ['subtraction', '21', 'normal'],
    ['subtraction', '9,6', 'misere'],
  ])(
    '%s from %s, %s: won by winning moves against the perfect opponent',
    async (game, heaps, convention) => {
      const { page, strays } = await openPage(
        browser,
        `#/heaps?game=${game}&heaps=${heaps}&convention=${convention}&lang=en`,
      );
      await wonBy(page, 'your turn');
      for (
        let moves = 0;
        moves < 25 && !(await page.locator('.heaps-turn').innerText()).includes('won');
        moves++
      )
        await page.keyboard.press('n');
      await wonBy(page, 'You have won.');
      expect(strays).toEqual([]);
      await page.close();
    },
  );

  test.each(
    gameNames.flatMap((game) =>
      (['mouse', 'touch', 'keys'] as const).map((way) => [game, way] as const),
    ),
  )('%s played to its end by %s, as the rules have it', async (game, way) => {
    const context = await browser.newContext({
      hasTouch: way === 'touch',
      viewport: { width: 1280, height: 900 },
    });
    const page = await context.newPage();
    const fields = { game, opponent: 'none', ...(game === 'moore' ? { heaps: '2,7,4' } : {}) };
    await page.goto(
      `${new URL('../dist/', import.meta.url).href}index.html#/heaps?${new URLSearchParams({ ...fields, lang: 'en' })}`,
    );
    const table = tableOf(readSetup(fields));
    let position = table.start;
    while (position.heaps.some((_, place) => table.amounts(position, place).length > 0)) {
      expect(await positionOf(page)).toBe(table.label(position));
      const move = replyTo(table, position);
      if (move.split === null) await takeBy[way](page, position.heaps, move.taken);
      else await partBy(page, position.heaps, move.taken, move.split);
      position = table.after(position, move) ?? position;
    }
    await wonBy(page, 'has won.');
    await context.close();
  });

  test('Nim by keyboard: heap, amount, Enter; the opponent answers; undo', async () => {
    const { page } = await openPage(browser, '#/heaps?heaps=3,5,7&lang=en');
    for (const key of ['1', '1', 'Enter']) await page.keyboard.press(key);
    const moves = page.locator('.moves li');
    await moves.nth(2).waitFor();
    expect(await moves.nth(1).innerText()).toBe('You: 1 from heap 1 → 2,5,7.');
    expect(page.url()).toContain(`at=${await positionOf(page)}`);
    expect(await page.getByRole('status').innerText()).toContain('Opponent:');
    await page.keyboard.press('z');
    expect(await positionOf(page)).toBe('3,5,7');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    expect(await moves.nth(1).innerText()).toBe('You: 1 from heap 1 → 2,5,7.');
    await page.close();
  });

  test('the mouse: an object chooses, again takes; what is not allowed is said', async () => {
    const { page } = await openPage(
      browser,
      '#/heaps?game=subtraction&set=1,3,4&heaps=6&opponent=none&lang=en',
    );
    const object = (index: number) => page.locator(`[data-heap="1"] [data-index="${index}"]`);
    await object(4).click();
    await page
      .getByRole('status')
      .filter({ hasText: 'From heap 1 you may take 1, 3, 4.' })
      .waitFor();
    await object(3).click();
    expect(await page.locator('.heaps-object.chosen').count()).toBe(3);
    await object(3).click();
    expect(await positionOf(page)).toBe('3');
    await object(0).click();
    await page.locator('.heaps-go').click();
    await wonBy(page, 'The second player has won.');
    await page.close();
  });

  test('fingers: two heaps of Moore’s Nim, then Take', async () => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(
      `${new URL('../dist/', import.meta.url).href}index.html#/heaps?game=moore&heaps=2,7,11,14&opponent=none&lang=en`,
    );
    await page.locator('[data-heap="3"] [data-index="7"]').tap();
    await page.locator('[data-heap="4"] [data-index="5"]').tap();
    await page.locator('.heaps-go').tap();
    expect(await positionOf(page)).toBe('2,7,7,5');
    await page.locator('[data-heap="1"] [data-index="1"]').tap();
    await page.locator('[data-heap="2"] [data-index="6"]').tap();
    await page.locator('[data-heap="3"] [data-index="6"]').tap();
    await page
      .getByRole('status')
      .filter({ hasText: 'A move takes from at most 2 heaps.' })
      .waitFor();
    await context.close();
  });

  test('digits typed into a field are no moves, and Enter on a button is the button', async () => {
    const { page } = await openPage(browser, '#/heaps?heaps=3,5,7&opponent=none&lang=en');
    await page.locator('.heaps-setup summary').click();
    await page.getByLabel('Heaps', { exact: true }).fill('2,2');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => location.hash.includes('heaps=2,2'));
    for (const key of ['1', '1']) await page.keyboard.press(key);
    await page.locator('.heaps-go').waitFor();
    await page.locator('h1').click();
    for (const key of ['1', '2']) await page.keyboard.press(key);
    await page.getByRole('button', { name: /^Restart/ }).focus();
    await page.keyboard.press('Enter');
    expect(await positionOf(page)).toBe('2,2');
    expect(await page.locator('.heaps-object.chosen').count()).toBe(0);
    await page.close();
  });

  test('bad input is refused by one line with the bound; what was there stays', async () => {
    const { page, strays } = await openPage(browser, '#/heaps?heaps=3,5,7&lang=pt-BR');
    for (const [hash, text] of [
      ['#/heaps?heaps=3,-5&lang=pt-BR', 'de 1 a 9 números inteiros de 0 a 255'],
      ['#/heaps?game=subtraction&set=&lang=pt-BR', 'de 1 a 20 números inteiros de 1 a 99'],
      ['#/heaps?game=subtraction&heaps=99,99,99&convention=misere&lang=pt-BR', '1.000.000 opções'],
      ['#/heaps?at=9,9,9&lang=pt-BR', 'tantas pilhas quantas no início'],
    ]) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await positionOf(page)).toBe('3,5,7');
    }
    expect(strays).toEqual([]);
    await page.close();
  });

  test('a play is saved as JSON, opened again, and gone through step by step', async () => {
    const { page, strays } = await openPage(browser, '#/heaps?heaps=3,5,7&seed=5&lang=es');
    await page.keyboard.press('n');
    const before = await page.locator('.moves').innerText();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Guardar JSON' }).click(),
    ]);
    await page.keyboard.press('r');
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await page.locator('.moves li').nth(2).waitFor();
    expect(await page.locator('.moves').innerText()).toBe(before);
    await page.getByRole('button', { name: '3,5,7', exact: true }).click();
    expect(await positionOf(page)).toBe('3,5,7');
    for (const format of ['SVG', 'PNG']) {
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Guardar ${format}` }).click(),
      ]);
      expect(picture.suggestedFilename()).toBe(`nim-3-5-7.${format.toLowerCase()}`);
    }
    await page.locator('input[type=file]').setInputFiles({
      name: 'no.json',
      mimeType: 'application/json',
      buffer: Buffer.from('no play'),
    });
    await page.getByRole('alert').waitFor();
    expect(await positionOf(page)).toBe('3,5,7');
    expect(strays.filter((stray) => !stray.startsWith('blob:'))).toEqual([]);
    await page.close();
  });

  test('the list of keys', async () => {
    const { page } = await openPage(browser, '#/heaps?game=moore&lang=pt-BR');
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('passar a outra pilha').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.close();
  });

  test('what the page shows is what the table says, on a position of every game', async () => {
    for (const game of gameNames) {
      const { page } = await openPage(browser, `#/heaps?game=${game}&lang=en`);
      await page.keyboard.press('w');
      await page.locator('.heaps-winning').waitFor();
      const shown = await page.locator('.heaps-winning button').allInnerTexts();
      const table = tableOf(readSetup({ game }));
      expect(shown.map((text) => text.split('→ ')[1]).sort()).toEqual(
        table.winning(table.start).map(table.label).sort(),
      );
      await page.close();
    }
  });
});

const objectsOf = (page: Page, heaps: readonly number[], taken: readonly number[]) =>
  taken.flatMap((amount, place) =>
    amount === 0
      ? []
      : [page.locator(`[data-heap="${place + 1}"] [data-index="${heaps[place] - amount}"]`)],
  );

/** Takes so much of a heap by the form, and leaves the rest in parts. */
async function partBy(
  page: Page,
  heaps: readonly number[],
  taken: readonly number[],
  { place, parts }: HeapSplit,
) {
  if (heaps.length > 1) await page.getByLabel('From').selectOption(String(place));
  await page.getByLabel('How many to take').fill(String(taken[place]));
  const leave = page.getByLabel('Leave as');
  if ((await leave.count()) > 0) await leave.selectOption({ label: parts.join(' + ') });
  await page.locator('.heaps-go').click();
}

/** Takes so much of each heap. */
const takeBy = {
  async mouse(page: Page, heaps: readonly number[], taken: readonly number[]) {
    for (const object of objectsOf(page, heaps, taken)) await object.click();
    await page.locator('.heaps-go').click();
  },
  async touch(page: Page, heaps: readonly number[], taken: readonly number[]) {
    for (const object of objectsOf(page, heaps, taken)) await object.tap();
    await page.locator('.heaps-go').tap();
  },
  async keys(page: Page, heaps: readonly number[], taken: readonly number[]) {
    // A heap that stands alone needs no choice.
    const typed = taken.flatMap((amount, place) =>
      amount === 0 ? [] : [`${heaps.length === 1 ? '' : place + 1}${amount}`],
    );
    await page.keyboard.type(typed.join(','));
    await page.keyboard.press('Enter');
  },
};
