import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../src/shell/address.js';
import { readCard, writeCard } from '../src/teaching/card.js';
import { wordsOf } from '../src/words/words.js';
import before from '../test/before-redesign.json' with { type: 'json' };
import { chromiumPath, launch, openPage } from './open-page.js';

const words = wordsOf('en');
const laptop = { width: 1366, height: 650 };
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The parts of the page that are to be seen. */
const seen = (page: Page, ...selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.filter((selector) =>
        [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
      ),
    selectors,
  );
/** The number of pieces that are on their way. */
const moving = (page: Page, board: string) =>
  page.evaluate(
    (selector) =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect | null)?.target?.closest(selector))
        .length,
    board,
  );

describe.skipIf(chromiumPath === undefined)('what the review of the page found', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('a hint is an arrow on the board and in the graph, and is said again when asked again', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=manaus&discs=3&lang=en');
    expect(await seen(page, '.hint-arrow', '.hint-edge')).toEqual([]);
    await press(page, 'h');
    await page.locator('.hint-arrow').waitFor();
    expect(await seen(page, '.hint-arrow', '.hint-edge')).toEqual(['.hint-arrow', '.hint-edge']);
    const status = page.getByRole('status');
    const first = await status.textContent();
    await press(page, 'h');
    await page.waitForFunction(
      (old) => document.querySelector('[role=status]')?.textContent !== old,
      first,
    );
    expect((await status.textContent())?.trim()).toBe(first?.trim());
    await page.context().close();
  });

  test('a message goes away by itself', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en');
    await page.clock.install();
    await press(page, '2', '0');
    const status = page.getByRole('status');
    expect(await status.innerText()).toContain('larger');
    await page.clock.fastForward(8000);
    await page.waitForFunction(
      () => document.querySelector('[role=status]')?.textContent?.trim() === '',
    );
    await page.context().close();
  });

  test('start and goal are marked in the graph, and what does nothing cannot be pressed', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=manaus&discs=3&lang=en');
    expect(await page.locator('.graph .end').allTextContents()).toEqual([
      expect.stringContaining(words('goal')),
      words('start'),
    ]);
    const undo = page.getByRole('button', { name: words('undo') }).first();
    expect(await undo.isDisabled()).toBe(true);
    await press(page, 'n');
    await page.waitForFunction(() => location.hash.includes('at='));
    expect(await undo.isDisabled()).toBe(false);
    await page.context().close();
  });

  test('discs slide, and not where motion is not wanted', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=3&lang=en');
    await press(page, '0', '2');
    expect(await moving(page, '.board')).toBeGreaterThan(0);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, '0', '1');
    await page.waitForFunction(() => location.hash.includes('at=3/2/1'));
    expect(await moving(page, '.board')).toBe(0);
    await page.context().close();
  });

  test('objects fall away, and the opponent’s answer is seen to happen', async () => {
    const { page } = await openPage(browser, '#/heaps?game=nim&heaps=3,5,7&lang=en');
    await press(page, '1', '1', 'Enter');
    await page.locator('.heaps-object.theirs').first().waitFor();
    expect(await moving(page, '.heaps-board')).toBeGreaterThan(0);
    await page.context().close();
  });

  test('in a position from which one can win the colors say so', async () => {
    const { page } = await openPage(browser, '#/heaps?game=nim&heaps=3,5,7&opponent=none&lang=en');
    await page.locator('.heaps-theory summary').click();
    expect(await page.locator('.chip').first().getAttribute('class')).toContain('good');
    await press(page, '3', '6', 'Enter');
    await page.waitForFunction(() => location.hash.includes('at=3,5,1'));
    expect(await page.locator('.chip').first().getAttribute('class')).toContain('good');
    await press(page, 'r', '1', '1', 'Enter');
    await page.waitForFunction(() => location.hash.includes('at=2,5,7'));
    expect(await page.locator('.chip').first().getAttribute('class')).toContain('bad');
    await page.context().close();
  });

  test('the link over the page leads to the board', async () => {
    const { page } = await openPage(browser, '#/towers?lang=en');
    await press(page, 'Tab', 'Enter');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('peg');
    await page.context().close();
  });

  test('with eight pegs on a phone the names of pegs stay apart', async () => {
    const hash = '#/towers?puzzle=hanoi&discs=3&pegs=8&lang=en';
    const { page } = await openPage(browser, hash, { width: 360, height: 740 });
    const names = await page.locator('.peg-name').evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const { left, right } = range.getBoundingClientRect();
        return [left, right] as const;
      }),
    );
    expect(names).toHaveLength(8);
    const overlaps = names.filter(([left], i) => i > 0 && left < names[i - 1][1]);
    expect(overlaps).toEqual([]);
    await page.context().close();
  });

  test('where every state reaches the goal, nothing says why this one does', async () => {
    const { page } = await openPage(browser, '#/towers?puzzle=hanoi&discs=4&lang=en');
    await page.getByText(words('more'), { exact: true }).click();
    await page.locator('.facts').waitFor();
    expect(await page.locator('.facts').innerText()).not.toContain(`${words('why')}:`);
    await page.context().close();
  });

  test.each([
    ['towers', '.board', ['.graph']],
    ['heaps', '.heaps-board', []],
    ['blocks', '.block-board', ['.graph']],
  ] as const)('embed=1: of %s board and graph only', async (view, board, beside) => {
    const { page } = await openPage(browser, `#/${view}?embed=1&lang=en`, laptop);
    await page.locator(board).waitFor();
    const menus = ['header', '.puzzles', '.chooser', '.folded', '.teach', '.player', '.storage'];
    expect(await seen(page, board, ...menus)).toEqual([board]);
    for (const part of beside) await page.locator(part).first().waitFor();
    await page.context().close();
  });

  test('present=1: everything is larger, and the page does not scroll sideways', async () => {
    const size = async (hash: string) => {
      const { page } = await openPage(browser, hash, { width: 1280, height: 720 });
      const found = await page.evaluate(() => [
        Number.parseFloat(
          getComputedStyle(document.querySelector('.task') ?? document.body).fontSize,
        ),
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      await page.context().close();
      return found;
    };
    const [plain] = await size('#/towers?lang=en');
    const [large, sideways] = await size('#/towers?present=1&lang=en');
    expect([large >= 1.4 * plain, Math.max(0, sideways)]).toEqual([true, 0]);
  });

  test('a card is printed on one page, without menus and buttons, on white', async () => {
    const fields = writeCard(
      readCard({
        card: 'Build it',
        instruction: 'All on the left.',
        puzzle: 'manaus',
        discs: '4',
        start: '12/3/4',
      }),
    );
    const hash = writeAddress({ view: 'towers', language: 'en', fields });
    for (const address of [hash, '#/heaps?card=Find%20it&game=nim&heaps=3,5,7&lang=en']) {
      const { page } = await openPage(browser, address);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const menus = ['header', '.actions', '.teach', '.said', '.player', '.leave', 'details'];
      expect(await seen(page, ...menus)).toEqual([]);
      expect(await seen(page, '.board, .heaps-board', 'h2')).toHaveLength(2);
      const paper = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(paper).toBe('rgb(255, 255, 255)');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.context().close();
    }
  });

  test('every address of the page before the review opens, at its position', async () => {
    const { page, strays } = await openPage(browser, '#/towers?lang=en');
    const boards = { towers: '.board', heaps: '.heaps-board', blocks: '.block-board' } as const;
    for (const view of ['towers', 'heaps', 'blocks'] as const)
      for (const { raw } of before[view]) {
        await page.goto(`${page.url().split('#')[0]}#${raw}`);
        const { at } = readAddress(`#${raw}`).fields;
        const shown = at === undefined ? '' : `[data-state="${at}"]`;
        await page.locator(`${boards[view]}${shown}`).first().waitFor();
        expect([raw, await page.getByRole('alert').count()]).toEqual([raw, 0]);
      }
    await page.goto(`${page.url().split('#')[0]}#${before.card}`);
    await page.locator('h2', { hasText: 'Second' }).waitFor();
    expect(strays).toEqual([]);
    await page.context().close();
  });
});
